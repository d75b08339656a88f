import type { ReactElement, ReactNode } from "react";
import { Anchor } from "../Anchor.tsx";
import * as css from "./CategoryStrip.css.ts";

export interface CategoryCardProps {
  /** Category name and link of the card. */
  title: string;
  /** URL of the category. */
  href: string;
  /** Number of products, for example "26 Products". */
  count: string;
  /** Description of the category. */
  text: string;
  /** Icon beside the name. */
  icon: ReactNode;
}

/** A card for a category. */
export function CategoryCard({ title, href, count, text, icon }: CategoryCardProps): ReactElement {
  return (
    <article className={css.card}>
      <span className={css.icon}>{icon}</span>
      <h3 className={css.title}>
        <Anchor href={href} className={css.link}>
          {title}
        </Anchor>
      </h3>
      <p className={css.count}>
        <bdi>{count}</bdi>
      </p>
      <p className={css.text}>{text}</p>
    </article>
  );
}

export interface CategoryStripProps {
  /** Accessible name of the list. */
  label: string;
  /** The entries, in display order. */
  entries: readonly CategoryCardProps[];
}

/** A list of categories: one row from 1024 px, stacked on phones. */
export function CategoryStrip({ label, entries }: CategoryStripProps): ReactElement {
  return (
    <ul role="list" aria-label={label} className={css.list}>
      {entries.map((entry) => (
        <li key={entry.title} className={css.cell}>
          <CategoryCard {...entry} />
        </li>
      ))}
    </ul>
  );
}

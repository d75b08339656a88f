import type { ReactElement, ReactNode } from "react";
import { Anchor } from "../Anchor.tsx";
import * as css from "./CategoryStrip.css.ts";

export interface CategoryCardProps {
  /** The category, and the one link of the card. */
  title: string;
  /** Where the category is. */
  href: string;
  /** For example '26 Products'. */
  count: string;
  /** A sentence on what it holds. */
  text: string;
  /** A drawing beside the name. */
  icon: ReactNode;
}

/** A kind of product: sign, name, number and a few words. */
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
  /** The list's name. */
  label: string;
  /** In the order of the row. */
  entries: readonly CategoryCardProps[];
}

/** The categories in one line on a desk, one under the other on a phone. */
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

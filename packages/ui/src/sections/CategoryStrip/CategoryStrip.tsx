import { Children } from "react";
import type { ReactElement, ReactNode } from "react";
import { Anchor } from "../../provider/Anchor.tsx";
import type { HeadingLevel } from "../../style/headingLevel.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./CategoryStrip.css.ts";

export interface CategoryCardProps extends RootProps<"article"> {
  /** Category name and link of the card. */
  title: string;
  /** Level of the heading. @default 3 */
  headingLevel?: HeadingLevel;
  /** URL of the category. */
  href: string;
  /** Number of products, for example "26 Products". */
  count: string;
  /** Description of the category. */
  text: string;
  /** Picture above the name, cropped to 19:20, on phones to 171:210. */
  picture: ReactNode;
  /** Icon on a corner of the picture, 24 px. */
  icon: ReactNode;
}

/** A card for a category. */
export const CategoryCard = ({
  title,
  headingLevel = 3,
  href,
  count,
  text,
  picture,
  icon,
  ...rest
}: CategoryCardProps): ReactElement => {
  const Title = `h${headingLevel}` as const;
  return (
    <article {...rest} className={styles.card}>
      <span className={styles.picture}>
        {picture}
        <span className={styles.icon}>{icon}</span>
      </span>
      <Title className={styles.title}>
        <Anchor href={href} className={styles.link}>
          {title}
        </Anchor>
      </Title>
      <p className={styles.count}>
        <bdi>{count}</bdi>
      </p>
      <p className={styles.text}>{text}</p>
    </article>
  );
};

export interface CategoryStripProps extends RootProps<"ul"> {
  /** Accessible name of the list. */
  label: string;
  /** The categories, in display order. Use `CategoryCard` elements as children instead to compose them. */
  items?: readonly CategoryCardProps[];
}

/** A list of categories: one row from 1024 px, two in a row below. */
export const CategoryStrip = ({
  label,
  items = [],
  children,
  ...rest
}: CategoryStripProps): ReactElement => (
  <ul {...rest} role="list" aria-label={label} className={styles.list}>
    {[
      ...items.map((item) => <CategoryCard key={item.title} {...item} />),
      ...Children.toArray(children),
    ].map((card, index) => (
      <li key={`card-${index}`} className={styles.cell}>
        {card}
      </li>
    ))}
  </ul>
);

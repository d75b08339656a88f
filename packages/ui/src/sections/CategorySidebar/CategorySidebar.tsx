import type { ReactElement, ReactNode } from "react";
import { ChevronEndIcon } from "../../icons.ts";
import { Anchor } from "../../provider/Anchor.tsx";
import type { HeadingLevel } from "../../style/headingLevel.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./CategorySidebar.css.ts";

export interface CategoryItem {
  label: string;
  href: string;
  /** A small picture with an empty alt. */
  picture?: ReactNode;
}

export interface CategorySidebarProps extends RootProps<"nav"> {
  /** Heading and accessible name of the navigation. */
  title: string;
  /** Level of the heading. @default 2 */
  headingLevel?: HeadingLevel;
  /** The categories. */
  items: readonly CategoryItem[];
  /** A bordered list, or round pictures. @default "rail" */
  layout?: "rail" | "discs";
}

/** Links to the categories of a shop. */
export const CategorySidebar = ({
  title,
  headingLevel = 2,
  items,
  layout = "rail",
  ...rest
}: CategorySidebarProps): ReactElement => {
  const Title = `h${headingLevel}` as const;
  return (
    <nav
      {...rest}
      aria-label={title}
      className={`${styles.sidebar} ${variantOf(styles.layouts, layout)}`}
    >
      <Title className={styles.title}>{title}</Title>
      <ul role="list" className={styles.list}>
        {items.map(({ label, href, picture }) => (
          <li key={label} className={styles.item}>
            <Anchor href={href} className={styles.link}>
              {picture !== undefined && <span className={styles.picture}>{picture}</span>}
              <span>{label}</span>
              <span className={styles.sign}>
                <ChevronEndIcon size={16} />
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
};

import type { ReactElement, ReactNode } from "react";
import { ChevronEndIcon } from "../../icons.ts";
import { Anchor } from "../Anchor.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import { checkVariants } from "../../provider/checkVariants.ts";
import * as css from "./CategorySidebar.css.ts";

export interface CategoryItem {
  label: string;
  href: string;
  /** A small picture with an empty alt. */
  picture?: ReactNode;
}

export interface CategorySidebarProps extends RootProps<"nav"> {
  /** Heading and accessible name of the navigation. */
  title: string;
  /** The categories. */
  items: readonly CategoryItem[];
  /** A bordered list, or round pictures. @default "rail" */
  layout?: "rail" | "discs";
}

/** Links to the categories of a shop (TPL-13, TPL-14). */
export function CategorySidebar({
  title,
  items,
  layout = "rail",
  ...rest
}: CategorySidebarProps): ReactElement {
  if (process.env.NODE_ENV !== "production")
    checkVariants("CategorySidebar", { layout: [layout, css.layouts] });
  return (
    <nav {...rest} aria-label={title} className={`${css.sidebar} ${css.layouts[layout]}`}>
      <h2 className={css.title}>{title}</h2>
      <ul role="list" className={css.list}>
        {items.map(({ label, href, picture }) => (
          <li key={label} className={css.item}>
            <Anchor href={href} className={css.link}>
              {picture !== undefined && <span className={css.picture}>{picture}</span>}
              <span>{label}</span>
              <span className={css.sign}>
                <ChevronEndIcon size={16} />
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

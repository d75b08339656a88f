import { Children } from "react";
import type { ReactElement, ReactNode } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./ProductShowcase.css.ts";

export interface ProductShowcaseProps extends RootProps<"ul"> {
  /** `ProductCard` elements. */
  children: ReactNode;
  /** Accessible name of the list, if no heading names it. */
  label?: string;
  /**
   * Three, two to three, or five equal columns; a lookbook whose first card has twice the width; or staggered columns.
   * @default "three"
   */
  layout?: "three" | "pairs" | "five" | "lookbook" | "steps";
}

/** Product cards in a decorative layout. */
export const ProductShowcase = ({
  children,
  label,
  layout = "three",
  ...rest
}: ProductShowcaseProps): ReactElement => (
  <ul
    {...rest}
    role="list"
    aria-label={label}
    className={`${styles.showcase} ${variantOf(styles.layouts, layout)}`}
  >
    {Children.toArray(children).map((card, index) => (
      <li key={`card-${index}`} className={styles.place}>
        {card}
      </li>
    ))}
  </ul>
);

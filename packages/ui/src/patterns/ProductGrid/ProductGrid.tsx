import { Children } from "react";
import type { ReactElement, ReactNode } from "react";
import { ProductCardSkeleton } from "../ProductCard/ProductCard.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./ProductGrid.css.ts";

export interface ProductGridProps extends RootProps<"div"> {
  /** `ProductCard` elements. */
  children?: ReactNode;
  /** Accessible name of the list, if no heading names it. */
  label?: string;
  /**
   * Number of columns, from two on a phone: `catalogue` up to four beside filters, `full` three and then four, `four` four at
   * once (for four or eight cards), `two` always two. @default "full"
   */
  columns?: "catalogue" | "full" | "four" | "two";
  /** Shows placeholders instead of the children. @default false */
  loading?: boolean;
  /** Number of placeholders. @default 8 */
  placeholders?: number;
}

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** Divisible by two, three and four columns. */
const GROUP = 12;

/**
 * A grid of product cards whose texts align per row. Cards are grouped, and the browser skips rendering of groups
 * that are off screen.
 */
export const ProductGrid = ({
  children,
  label,
  columns = "full",
  loading = false,
  placeholders = 8,
  ...rest
}: ProductGridProps): ReactElement => {
  const cards = loading
    ? range(placeholders).map((index) => <ProductCardSkeleton key={index} />)
    : Children.toArray(children);
  const groups = range(Math.ceil(cards.length / GROUP)).map((at) =>
    cards.slice(at * GROUP, (at + 1) * GROUP),
  );
  return (
    <div {...rest} role="list" aria-label={label} aria-busy={loading || undefined}>
      {groups.map((group, at) => (
        <div
          key={`group-${at}`}
          className={`${styles.group} ${variantOf(styles.columnsOf, columns)}`}
          // Not a custom property: those are inherited, and all cards would be styled again when the list grows.
          style={{ containIntrinsicBlockSize: `auto calc(${group.length} * ${styles.cardHeight})` }}
        >
          {group.map((card, index) => (
            <div key={`card-${index}`} role="listitem" className={styles.cell}>
              {card}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
};

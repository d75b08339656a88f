import { Children } from "react";
import type { ReactElement, ReactNode } from "react";
import { ProductCardSkeleton } from "../ProductCard/ProductCard.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import { checkVariants } from "../../provider/checkVariants.ts";
import * as css from "./ProductGrid.css.ts";

export interface ProductGridProps extends RootProps<"div"> {
  /** `ProductCard` elements. */
  children?: ReactNode;
  /** Accessible name of the list, if no heading names it. */
  label?: string;
  /** Number of columns at each width. @default "full" */
  columns?: "catalogue" | "full" | "fours" | "two";
  /** Shows placeholders instead of the children. @default false */
  loading?: boolean;
  /** Number of placeholders. @default 8 */
  placeholders?: number;
}

const places = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** A grid of product cards whose texts align per row. */
export function ProductGrid({
  children,
  label,
  columns = "full",
  loading = false,
  placeholders = 8,
  ...rest
}: ProductGridProps): ReactElement {
  if (process.env.NODE_ENV !== "production")
    checkVariants("ProductGrid", { columns: [columns, css.columnsOf] });
  const cards = loading
    ? places(placeholders).map((place) => <ProductCardSkeleton key={place} />)
    : Children.toArray(children);
  return (
    <div
      {...rest}
      role="list"
      aria-label={label}
      aria-busy={loading || undefined}
      className={`${css.grid} ${css.columnsOf[columns]}`}
    >
      {cards.map((card, index) => (
        <div key={`card-${index}`} role="listitem" className={css.cell}>
          {card}
        </div>
      ))}
    </div>
  );
}

import { Children } from "react";
import type { ReactElement, ReactNode } from "react";
import { ProductCardSkeleton } from "../ProductCard/ProductCard.tsx";
import * as css from "./ProductGrid.css.ts";

export interface ProductGridProps {
  /** One product card per child. */
  children?: ReactNode;
  /** The list's name, where no heading names it. */
  label?: string;
  /** How many cards stand in a row at which width. */
  columns?: "catalogue" | "full" | "two";
  /** Shows placeholders instead of the children. */
  loading?: boolean;
  /** How many placeholders. */
  placeholders?: number;
}

const places = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** Products in columns; the texts of one row stand on common lines. */
export function ProductGrid({
  children,
  label,
  columns = "full",
  loading = false,
  placeholders = 8,
}: ProductGridProps): ReactElement {
  const cards = loading
    ? places(placeholders).map((place) => <ProductCardSkeleton key={place} />)
    : Children.toArray(children);
  return (
    <ul
      role="list"
      aria-label={label}
      aria-busy={loading || undefined}
      className={`${css.grid} ${css.columnsOf[columns]}`}
    >
      {cards.map((card, index) => (
        <li key={`card-${index}`} className={css.cell}>
          {card}
        </li>
      ))}
    </ul>
  );
}

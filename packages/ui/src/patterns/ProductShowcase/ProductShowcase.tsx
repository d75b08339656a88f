import { Children } from "react";
import type { ReactElement, ReactNode } from "react";
import * as css from "./ProductShowcase.css.ts";

export interface ProductShowcaseProps {
  /** One product card per child. */
  children: ReactNode;
  /** The list's name, where no heading names it. */
  label?: string;
  /**
   * Three, two to three or five equal columns, a page of a lookbook whose first card is twice as wide, or steps that climb from
   * card to card.
   */
  layout?: "three" | "pairs" | "five" | "lookbook" | "steps";
}

/** Products that are hung rather than listed: the same cards in another rhythm than the shop's grid. */
export function ProductShowcase({
  children,
  label,
  layout = "three",
}: ProductShowcaseProps): ReactElement {
  return (
    <ul role="list" aria-label={label} className={`${css.showcase} ${css.layouts[layout]}`}>
      {Children.toArray(children).map((card, index) => (
        <li key={`card-${index}`} className={css.place}>
          {card}
        </li>
      ))}
    </ul>
  );
}

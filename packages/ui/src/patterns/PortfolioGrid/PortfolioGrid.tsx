import { Children } from "react";
import type { ReactElement, ReactNode } from "react";
import * as css from "./PortfolioGrid.css.ts";

export interface PortfolioGridProps {
  /** Cards, one child each. */
  children: ReactNode;
  /** Three equal columns, a wall whose middle column hangs lower, or a block of three whose first one is large. */
  layout?: "even" | "hung" | "startLarge" | "endLarge";
}

const placeOf = (layout: NonNullable<PortfolioGridProps["layout"]>, index: number) => {
  if (layout === "even") return undefined;
  if (layout === "hung") return css.lowered;
  return index === 0 ? css.large[layout] : undefined;
};

/** Works side by side. */
export function PortfolioGrid({ children, layout = "even" }: PortfolioGridProps): ReactElement {
  const cards = Children.toArray(children);
  return (
    <ul role="list" className={`${css.list} ${css.layouts[layout]}`}>
      {cards.map((card, index) => (
        <li
          // A card of the application has a key of its own; its place does not matter.
          key={typeof card === "object" && "key" in card ? card.key : index}
          className={placeOf(layout, index)}
        >
          {card}
        </li>
      ))}
    </ul>
  );
}

export interface FilterButtonsProps<Value extends string = string> {
  /** What is filtered: "Kind of work". */
  label: string;
  /** In the order of the row. */
  options: readonly Value[];
  /** The one that is chosen. */
  value: Value;
  /** The one that was pressed. */
  onChange: (value: Value) => void;
}

/** A row of toggle buttons of which one is pressed. */
export function FilterButtons<Value extends string>({
  label,
  options,
  value,
  onChange,
}: FilterButtonsProps<Value>): ReactElement {
  return (
    <div role="group" aria-label={label} className={css.filters}>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          className={css.filter}
          onClick={() => onChange(option)}
        >
          {option}
        </button>
      ))}
    </div>
  );
}

import { Children } from "react";
import type { MouseEvent, ReactElement, ReactNode } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import { useControlled } from "../../provider/useControlled.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./PortfolioGrid.css.ts";

export interface PortfolioGridProps extends RootProps<"ul"> {
  /** `PortfolioCard` elements. */
  children: ReactNode;
  /**
   * Three equal columns, three columns with a lowered middle one, or a large first card at the start or at the end.
   * @default "even"
   */
  layout?: "even" | "staggered" | "startLarge" | "endLarge";
}

const placeOf = (layout: NonNullable<PortfolioGridProps["layout"]>, index: number) => {
  if (layout === "even") return undefined;
  if (layout === "staggered") return styles.lowered;
  return index === 0 ? styles.large[layout] : undefined;
};

/** A grid of projects. */
export const PortfolioGrid = ({
  children,
  layout = "even",
  ...rest
}: PortfolioGridProps): ReactElement => {
  const cards = Children.toArray(children);
  return (
    <ul {...rest} role="list" className={`${styles.list} ${variantOf(styles.layouts, layout)}`}>
      {cards.map((card, index) => (
        <li
          // Keeps the card's own key, so that it keeps its state when its position changes.
          key={typeof card === "object" && "key" in card ? card.key : index}
          className={placeOf(layout, index)}
        >
          {card}
        </li>
      ))}
    </ul>
  );
};

export interface FilterButtonsProps<Value extends string = string> extends RootProps<
  "div",
  "onChange" | "defaultValue"
> {
  /** Accessible name of the group, for example "Kind of work". */
  label: string;
  /** Name of the query parameter that the page reads: without scripts the buttons submit it. */
  name: string;
  /** The entries, in display order. */
  options: readonly Value[];
  /** The selected option, for controlled use. */
  value?: Value;
  /** The option that is selected initially. Defaults to the first one. */
  defaultValue?: Value;
  /** Called with the pressed option. */
  onChange?: (value: Value) => void;
}

/** A group of toggle buttons of which one is pressed. They submit a GET form, which scripts prevent. */
export const FilterButtons = <Value extends string>({
  label,
  name,
  options,
  value,
  defaultValue = options[0],
  onChange,
  ...rest
}: FilterButtonsProps<Value>): ReactElement => {
  const [selected, select] = useControlled<Value | undefined>(
    "FilterButtons",
    value,
    defaultValue,
    onChange as (selected: Value | undefined) => void,
  );
  const onClick = (event: MouseEvent, option: Value): void => {
    event.preventDefault();
    select(option);
  };
  return (
    <div {...rest} role="group" aria-label={label}>
      <form method="get" className={styles.filters}>
        {options.map((option) => (
          <button
            key={option}
            type="submit"
            name={name}
            value={option}
            aria-pressed={option === selected}
            className={styles.filter}
            onClick={(event) => onClick(event, option)}
          >
            {option}
          </button>
        ))}
      </form>
    </div>
  );
};

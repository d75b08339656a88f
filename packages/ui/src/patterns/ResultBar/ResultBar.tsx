import type { ReactElement, ReactNode } from "react";
import { CloseIcon } from "../../icons.ts";
import * as css from "./ResultBar.css.ts";

export interface FilterChipsProps {
  /** The active filters. */
  chips?: readonly { id: string; label: string }[];
  /** Added to the accessible name of a chip. @default "remove filter" */
  removeLabel?: string;
  /** Text of the button that clears all filters. @default "Clear all" */
  clearLabel?: string;
  /** Called with the id of the removed filter. */
  onRemove?: (id: string) => void;
  /** Called when all filters are cleared. */
  onClear?: () => void;
}

export interface ResultBarProps extends FilterChipsProps {
  /** Number of results, for example "36 products". Announced on change. */
  countText: string;
  /** The filter button below 1280 px and the sort field. */
  children?: ReactNode;
}

/** Moves the focus to the next chip, because the removed one loses it. */
const focusNext = (chip: HTMLElement): void =>
  chip.closest("li")?.nextElementSibling?.querySelector("button")?.focus();

/** Chips of the active filters. Renders nothing if there are none. */
export function FilterChips({
  chips = [],
  removeLabel = "remove filter",
  clearLabel = "Clear all",
  onRemove,
  onClear,
}: FilterChipsProps): ReactElement | null {
  if (chips.length === 0) return null;
  return (
    <ul role="list" className={css.chips}>
      {chips.map(({ id, label }) => (
        <li key={id}>
          <button
            type="button"
            className={css.chip}
            aria-label={`${label}, ${removeLabel}`}
            onClick={(event) => {
              focusNext(event.currentTarget);
              onRemove?.(id);
            }}
          >
            <bdi>{label}</bdi>
            <CloseIcon size={16} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={css.clear} onClick={onClear}>
          {clearLabel}
        </button>
      </li>
    </ul>
  );
}

/** Shows the number of results, the controls and the active filters. */
export function ResultBar({ countText, children, ...chips }: ResultBarProps): ReactElement {
  return (
    <div className={css.bar}>
      <p role="status" dir="auto" className={css.count}>
        {countText}
      </p>
      <div className={css.tools}>{children}</div>
      <FilterChips {...chips} />
    </div>
  );
}

import type { ReactElement, ReactNode } from "react";
import { CloseIcon } from "../../icons.ts";
import * as css from "./ResultBar.css.ts";

export interface FilterChipsProps {
  /** The filters in force. */
  chips?: readonly { id: string; label: string }[];
  /** Spoken after the words of a chip: what a press does. */
  removeLabel?: string;
  /** The button that takes all of them back. */
  clearLabel?: string;
  /** The id of the chip that was pressed. */
  onRemove?: (id: string) => void;
  /** All of them at once. */
  onClear?: () => void;
}

export interface ResultBarProps extends FilterChipsProps {
  /** For example "36 products"; spoken politely when it changes. */
  countText: string;
  /** The button that opens the filters below 1280 px, and the sort field. */
  children?: ReactNode;
}

/** The chip goes; the focus stays in the row. */
const focusNext = (chip: HTMLElement): void =>
  chip.closest("li")?.nextElementSibling?.querySelector("button")?.focus();

/** The filters in force, each with the way to take it off; nothing while there are none. */
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

/** How many products there are, in which order and by which filters. */
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

import type { ReactElement, ReactNode } from "react";
import { CloseIcon } from "../../icons.ts";
import * as css from "./ResultBar.css.ts";

export interface ResultBarProps {
  /** For example "36 products"; spoken politely when it changes. */
  countText: string;
  /** The button that opens the filters below 1280 px, and the sort field. */
  children?: ReactNode;
  /** The filters in force. */
  chips?: readonly { id: string; label: string }[];
  removeLabel?: string;
  clearLabel?: string;
  onRemove?: (id: string) => void;
  onClear?: () => void;
}

/** How many products there are, in which order and by which filters. */
export function ResultBar(props: ResultBarProps): ReactElement {
  const {
    countText,
    children,
    chips = [],
    removeLabel = "Remove filter",
    clearLabel = "Clear all",
  } = props;
  return (
    <div className={css.bar}>
      <p role="status" className={css.count}>
        {countText}
      </p>
      <div className={css.tools}>{children}</div>
      {chips.length > 0 && (
        <ul role="list" className={css.chips}>
          {chips.map(({ id, label }) => (
            <li key={id}>
              <button
                type="button"
                className={css.chip}
                aria-label={`${removeLabel}: ${label}`}
                onClick={() => props.onRemove?.(id)}
              >
                {label}
                <CloseIcon size={16} />
              </button>
            </li>
          ))}
          <li>
            <button type="button" className={css.clear} onClick={props.onClear}>
              {clearLabel}
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}

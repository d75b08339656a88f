import type { MouseEvent, ReactElement, ReactNode } from "react";
import { CloseIcon } from "../../icons.ts";
import { firstPress } from "../../style/firstPress.ts";
import type { RootProps } from "../../style/rootProps.ts";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import * as css from "./ResultBar.css.ts";

export interface FilterChipsProps extends RootProps<"ul"> {
  /** The active filters. */
  items?: readonly { id: string; label: string }[];
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["filterChips"]>;
  /** Called with the id of the removed filter. Without it the filters are text. */
  onRemove?: ((id: string) => void) | undefined;
  /** Called when all filters are cleared, by a button that is rendered only if this is set. */
  onClear?: (() => void) | undefined;
}

export const filterChipsLabels: Messages["filterChips"] = {
  remove: "remove filter",
  clear: "Clear all",
};

export interface ResultBarProps extends RootProps<"div"> {
  /** Props of the `FilterChips` below the bar. */
  chips?: FilterChipsProps["items"];
  /** Replaces the texts of the provider. */
  labels?: FilterChipsProps["labels"];
  /** Called with the id of the removed filter. */
  onRemove?: FilterChipsProps["onRemove"];
  /** Called when all filters are cleared. */
  onClear?: FilterChipsProps["onClear"];
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
  items = [],
  labels,
  onRemove,
  onClear,
  ...rest
}: FilterChipsProps): ReactElement | null {
  const words = useLabels("filterChips", filterChipsLabels, labels);
  if (items.length === 0) return null;
  return (
    <ul {...rest} role="list" className={css.chips}>
      {items.map(({ id, label }) => (
        <li key={id}>
          {onRemove ? (
            <button
              type="button"
              className={css.chip}
              aria-label={`${label}, ${words.remove}`}
              onClick={firstPress((event: MouseEvent<HTMLElement>) => {
                focusNext(event.currentTarget);
                onRemove(id);
              })}
            >
              <bdi>{label}</bdi>
              <CloseIcon size={16} />
            </button>
          ) : (
            <bdi className={css.chip}>{label}</bdi>
          )}
        </li>
      ))}
      {onClear && (
        <li>
          <button type="button" className={css.clear} onClick={firstPress(onClear)}>
            {words.clear}
          </button>
        </li>
      )}
    </ul>
  );
}

/** Shows the number of results, the controls and the active filters. */
export function ResultBar({
  countText,
  chips,
  labels,
  onRemove,
  onClear,
  children,
  ...rest
}: ResultBarProps): ReactElement {
  return (
    <div {...rest} className={css.bar}>
      <p role="status" dir="auto" className={css.count}>
        {countText}
      </p>
      <div className={css.tools}>{children}</div>
      <FilterChips {...{ items: chips, labels, onRemove, onClear }} />
    </div>
  );
}

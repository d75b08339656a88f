import type { MouseEvent, ReactElement, ReactNode } from "react";
import { CloseIcon } from "../../icons.ts";
import { isPlainClick } from "../../style/isPlainClick.ts";
import type { RootProps } from "../../style/rootProps.ts";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { Anchor } from "../../provider/Anchor.tsx";
import * as styles from "./ResultBar.css.ts";

export interface FilterChipsProps extends RootProps<"ul"> {
  /** The active filters. With `href`, the URL of the results without it, a filter is a link that works without scripts. */
  items?: readonly { id: string; label: string; href?: string }[];
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["filterChips"]>;
  /** Called with the id of the removed filter. Without it a filter is a link if it has an `href`, else a text. */
  onRemove?: (id: string) => void;
  /** Called when all filters are cleared, by a control that is rendered only with this or with `clearHref`. */
  onClear?: () => void;
  /** URL of the results without filters. Makes the button that clears all of them a link. */
  clearHref?: string;
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
  chip.closest("li")?.nextElementSibling?.querySelector<HTMLElement>("button, a")?.focus();

interface PressProps {
  href: string | undefined;
  className: string;
  "aria-label"?: string;
  onPress: ((pressed: HTMLElement) => void) | undefined;
  children: ReactNode;
}

/** A button, or a link. A plain click on a link is followed only if nothing handles it. */
const Press = ({ href, onPress, ...rest }: PressProps): ReactElement => {
  const press = onPress && ((event: MouseEvent<HTMLElement>) => onPress(event.currentTarget));
  if (href === undefined) return <button {...rest} type="button" onClick={press} />;
  return (
    <Anchor
      {...rest}
      href={href}
      onClick={(event: MouseEvent<HTMLElement>) => {
        if (!press || !isPlainClick(event)) return;
        event.preventDefault();
        press(event);
      }}
    />
  );
};

/** Chips of the active filters. Renders nothing if there are none. */
export const FilterChips = ({
  items = [],
  labels,
  onRemove,
  onClear,
  clearHref,
  ...rest
}: FilterChipsProps): ReactElement | null => {
  const words = useLabels("filterChips", filterChipsLabels, labels);
  if (items.length === 0) return null;
  return (
    <ul {...rest} role="list" className={styles.chips}>
      {items.map(({ id, label, href }) => (
        <li key={id}>
          {onRemove || href !== undefined ? (
            <Press
              href={href}
              className={styles.chip}
              aria-label={`${label}, ${words.remove}`}
              onPress={
                onRemove &&
                ((chip) => {
                  focusNext(chip);
                  onRemove(id);
                })
              }
            >
              <bdi>{label}</bdi>
              <CloseIcon size={16} />
            </Press>
          ) : (
            <bdi className={styles.chip}>{label}</bdi>
          )}
        </li>
      ))}
      {(onClear || clearHref !== undefined) && (
        <li>
          <Press href={clearHref} className={styles.clear} onPress={onClear}>
            {words.clear}
          </Press>
        </li>
      )}
    </ul>
  );
};

/** Shows the number of results, the controls and the active filters. */
export const ResultBar = ({
  countText,
  chips,
  labels,
  onRemove,
  onClear,
  children,
  ...rest
}: ResultBarProps): ReactElement => (
  <div {...rest} className={styles.bar}>
    <p role="status" dir="auto" className={styles.count}>
      {countText}
    </p>
    <div className={styles.tools}>{children}</div>
    <FilterChips {...{ items: chips, labels, onRemove, onClear }} />
  </div>
);

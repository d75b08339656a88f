import { useId, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from "react";
import { warnOnce } from "../../provider/warnOnce.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { useControlled } from "../../provider/useControlled.ts";
import { useUi } from "../../provider/UiProvider.tsx";
import * as styles from "./Tabs.css.ts";

export interface TabItem {
  id: string;
  label: string;
  panel: ReactNode;
}

export interface TabsProps extends RootProps<"div", "defaultValue" | "onChange"> {
  /** Accessible name of the tab list. */
  label: string;
  /** The tabs with their panels. */
  items: readonly TabItem[];
  /** Id of the selected tab, for controlled use. */
  value?: string | undefined;
  /** Id of the tab that is selected initially. Defaults to the first tab. */
  defaultValue?: string | undefined;
  /** Called with the id of the selected tab. */
  onChange?: ((id: string) => void) | undefined;
}

const indexAfter = (key: string, index: number, count: number, dir: "ltr" | "rtl"): number => {
  const forward = dir === "rtl" ? "ArrowLeft" : "ArrowRight";
  const backward = dir === "rtl" ? "ArrowRight" : "ArrowLeft";
  if (key === forward) return (index + 1) % count;
  if (key === backward) return (index - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return index;
};

/** Tabs with automatic activation (APG tabs). Arrow keys follow the writing direction. */
export const Tabs = ({
  label,
  items,
  value,
  defaultValue,
  onChange,
  ...rest
}: TabsProps): ReactElement => {
  const baseId = useId();
  const { dir } = useUi();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const [chosen, choose] = useControlled(
    "Tabs",
    value,
    defaultValue ?? items[0]?.id ?? "",
    onChange,
  );
  if (process.env.NODE_ENV !== "production" && !items.some(({ id }) => id === chosen))
    warnOnce("Tabs", "`value` and `defaultValue` must be the id of one of the `items`.");

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number): void => {
    const nextIndex = indexAfter(event.key, index, items.length, dir);
    const next = items[nextIndex];
    if (nextIndex === index || !next) return;
    event.preventDefault();
    choose(next.id);
    buttons.current.get(next.id)?.focus();
  };

  return (
    <div {...rest}>
      <div role="tablist" aria-label={label} className={styles.list}>
        {items.map((item, index) => (
          <button
            key={item.id}
            ref={(button) => {
              if (button) buttons.current.set(item.id, button);
              else buttons.current.delete(item.id);
            }}
            type="button"
            role="tab"
            id={`${baseId}-tab-${item.id}`}
            aria-controls={`${baseId}-panel-${item.id}`}
            aria-selected={item.id === chosen}
            tabIndex={item.id === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(item.id)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${baseId}-panel-${item.id}`}
          aria-labelledby={`${baseId}-tab-${item.id}`}
          tabIndex={0}
          hidden={item.id !== chosen}
          className={styles.panel}
        >
          {item.panel}
        </div>
      ))}
    </div>
  );
};

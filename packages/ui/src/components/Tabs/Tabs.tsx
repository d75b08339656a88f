import {
  createContext,
  use,
  useId,
  useMemo,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from "react";
import { useControlled } from "../../provider/useControlled.ts";
import { useUi } from "../../provider/UiProvider.tsx";
import { warnOnce } from "../../provider/warnOnce.ts";
import { mergeHandlers } from "../../style/mergeHandlers.ts";
import { hasModifier } from "../../style/hasModifier.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./Tabs.css.ts";

interface TabsState {
  id: string;
  value: string;
  change: (value: string) => void;
}

const TabsContext = createContext<TabsState>({ id: "", value: "", change: () => undefined });

export interface TabsRootProps extends RootProps<"div", "defaultValue" | "onChange"> {
  /** Id of the selected tab, for controlled use. */
  value?: string | undefined;
  /** Id of the tab that is selected initially. */
  defaultValue?: string | undefined;
  /** Called with the id of the selected tab. */
  onChange?: ((value: string) => void) | undefined;
}

/** Provides the state of tabs to a `TabList` and its `TabPanel` elements. */
export const TabsRoot = ({
  value,
  defaultValue = "",
  onChange,
  ...rest
}: TabsRootProps): ReactElement => {
  const id = useId();
  const [selected, change] = useControlled("Tabs", value, defaultValue, onChange);
  const state = useMemo(() => ({ id, value: selected, change }), [id, selected, change]);
  return (
    <TabsContext value={state}>
      <div {...rest} />
    </TabsContext>
  );
};

export interface TabListProps extends RootProps<"div"> {
  /** Accessible name of the tab list. */
  label: string;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** A row of `Tab` elements. Arrow keys follow the writing direction. */
export const TabList = ({ label, ...rest }: TabListProps): ReactElement => {
  const { dir } = useUi();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (hasModifier(event)) return;
    const tabs = [
      ...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]:not(:disabled)"),
    ];
    const step = (steps[event.key] ?? 0) * (dir === "rtl" ? -1 : 1);
    const index = tabs.indexOf(event.target as HTMLElement);
    const next =
      event.key === "Home"
        ? tabs[0]
        : event.key === "End"
          ? tabs.at(-1)
          : step && tabs[(index + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  };
  return (
    <div
      {...mergeHandlers(rest, { onKeyDown })}
      role="tablist"
      aria-label={label}
      className={styles.list}
    />
  );
};

export interface TabProps extends RootProps<"button"> {
  /** Id of the tab, unique among the tabs. */
  value: string;
}

/** A tab. Selected by a click or by an arrow key. */
export const Tab = ({ value, ...rest }: TabProps): ReactElement => {
  const tabs = use(TabsContext);
  const isSelected = tabs.value === value;
  return (
    <button
      id={`${tabs.id}-tab-${value}`}
      {...mergeHandlers(rest, { onClick: () => tabs.change(value) })}
      type="button"
      role="tab"
      aria-controls={`${tabs.id}-panel-${value}`}
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      className={styles.tab}
    />
  );
};

export interface TabPanelProps extends RootProps<"div"> {
  /** Id of the tab. */
  value: string;
}

/** The panel of a tab. Hidden while another tab is selected. */
export const TabPanel = ({ value, ...rest }: TabPanelProps): ReactElement => {
  const tabs = use(TabsContext);
  return (
    <div
      id={`${tabs.id}-panel-${value}`}
      {...rest}
      role="tabpanel"
      aria-labelledby={`${tabs.id}-tab-${value}`}
      tabIndex={0}
      hidden={tabs.value !== value}
      className={styles.panel}
    />
  );
};

export interface TabItem {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps extends TabsRootProps {
  /** Accessible name of the tab list. */
  label: string;
  /** The tabs with their panels. Use `TabsRoot`, `TabList`, `Tab` and `TabPanel` to compose them. */
  items: readonly TabItem[];
}

/** Tabs with automatic activation (APG tabs). The first tab is selected initially. */
export const Tabs = ({
  label,
  items,
  defaultValue = items[0]?.id,
  ...rest
}: TabsProps): ReactElement => {
  if (process.env.NODE_ENV !== "production") {
    const ids = items.map(({ id }) => id);
    if (new Set(ids).size < ids.length) warnOnce("Tabs", "the ids of `items` must differ.");
    else if (!ids.includes(rest.value ?? defaultValue ?? ""))
      warnOnce("Tabs", "`value` and `defaultValue` must be the id of one of the `items`.");
  }
  return (
    <TabsRoot defaultValue={defaultValue} {...rest}>
      <TabList label={label}>
        {items.map((item, index) => (
          <Tab key={`tab-${index}`} value={item.id}>
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item, index) => (
        <TabPanel key={`panel-${index}`} value={item.id}>
          {item.panel}
        </TabPanel>
      ))}
    </TabsRoot>
  );
};

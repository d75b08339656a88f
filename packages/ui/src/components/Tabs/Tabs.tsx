import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from "react";
import { useControlled } from "../../provider/useControlled.ts";
import { useHydrated } from "../../provider/useHydrated.ts";
import { useUi } from "../../provider/UiProvider.tsx";
import { warnOnce } from "../../provider/warnOnce.ts";
import { mergeHandlers } from "../../style/mergeHandlers.ts";
import { hasModifier } from "../../style/hasModifier.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./Tabs.css.ts";
import { useShownPanel } from "./useShownPanel.ts";

type Part = "tab" | "panel";

interface TabsState {
  value: string;
  /** False for the server's HTML, which has all panels. */
  isHydrated: boolean;
  change: (value: string) => void;
  /** Returns the id of the tab or of the panel of a value: the application's, else a generated one. */
  idOf: (part: Part, value: string) => string;
  /** Sets the application's id of a part. */
  setId: (part: Part, value: string, id: string | undefined) => void;
}

const TabsContext = createContext<TabsState>({
  value: "",
  isHydrated: true,
  change: () => undefined,
  idOf: (part, value) => `${part}-${value}`,
  setId: () => undefined,
});

/** Returns the ids of a tab or panel and of its counterpart. The application may pass its own as `id`. */
const useIds = (part: Part, value: string, id: string | undefined): Record<Part, string> => {
  const { idOf, setId } = use(TabsContext);
  useEffect(() => {
    if (id === undefined) return undefined;
    setId(part, value, id);
    return () => setId(part, value, undefined);
  }, [part, value, id, setId]);
  return { tab: idOf("tab", value), panel: idOf("panel", value), ...(id && { [part]: id }) };
};

export interface TabsRootProps extends RootProps<"div", "defaultValue" | "onChange"> {
  /** Id of the selected tab, for controlled use. */
  value?: string;
  /** Id of the tab that is selected initially. Defaults to the first one. */
  defaultValue?: string;
  /** Called with the id of the selected tab. */
  onChange?: (value: string) => void;
}

/** Provides the state of tabs to a `TabList` and its `TabPanel` elements. */
export const TabsRoot = ({
  value,
  defaultValue = "",
  onChange,
  ref,
  ...rest
}: TabsRootProps): ReactElement => {
  const base = useId();
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as never, []);
  const [selected, change] = useControlled("Tabs", value, defaultValue, onChange);
  useShownPanel(root, selected, change);
  const isHydrated = useHydrated();
  const [ids, setIds] = useState<Readonly<Record<string, string | undefined>>>({});
  const setId = useCallback(
    (part: Part, name: string, id: string | undefined) =>
      setIds((others) => ({ ...others, [`${part}-${name}`]: id })),
    [],
  );
  const state = useMemo(
    () => ({
      value: selected,
      isHydrated,
      change,
      // A space would end an id in `aria-controls`.
      idOf: (part: Part, name: string) =>
        ids[`${part}-${name}`] ?? `${base}-${part}-${encodeURIComponent(name)}`,
      setId,
    }),
    [base, selected, isHydrated, change, ids, setId],
  );
  return (
    <TabsContext value={state}>
      <div {...rest} ref={root} data-panels="aria-selected" />
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
export const Tab = ({ value, id, ...rest }: TabProps): ReactElement => {
  const tabs = use(TabsContext);
  const ids = useIds("tab", value, id);
  const isSelected = tabs.value === value;
  return (
    <button
      {...mergeHandlers(rest, { onClick: () => tabs.change(value) })}
      // May have been selected before hydration.
      suppressHydrationWarning
      type="button"
      role="tab"
      id={ids.tab}
      aria-controls={ids.panel}
      aria-selected={isSelected}
      // Arrow keys need scripts.
      tabIndex={isSelected || !tabs.isHydrated ? 0 : -1}
      data-shows={value}
      className={styles.tab}
    />
  );
};

export interface TabPanelProps extends RootProps<"div"> {
  /** Id of the tab. */
  value: string;
}

/** The panel of a tab. Hidden while another tab is selected, unless scripts are switched off. */
export const TabPanel = ({ value, id, ...rest }: TabPanelProps): ReactElement => {
  const tabs = use(TabsContext);
  const ids = useIds("panel", value, id);
  const isSelected = tabs.value === value;
  return (
    <div
      {...rest}
      suppressHydrationWarning
      role="tabpanel"
      id={ids.panel}
      aria-labelledby={ids.tab}
      tabIndex={0}
      hidden={tabs.isHydrated && !isSelected}
      data-panel={value}
      data-state={isSelected ? "active" : "inactive"}
      className={styles.panel}
    />
  );
};

/** Shows the name of a panel where scripts are switched off, since all panels are then shown. */
const PanelTitle = ({ children }: { children: ReactNode }): ReactElement | null =>
  use(TabsContext).isHydrated ? null : <p className={styles.title}>{children}</p>;

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
          <PanelTitle>{item.label}</PanelTitle>
          {item.panel}
        </TabPanel>
      ))}
    </TabsRoot>
  );
};

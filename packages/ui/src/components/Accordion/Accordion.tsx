import {
  createContext,
  use,
  useId,
  useMemo,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
} from "react";
import { useControlled } from "../../provider/useControlled.ts";
import { warnOnce } from "../../provider/warnOnce.ts";
import { mergeHandlers } from "../../style/mergeHandlers.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./Accordion.css.ts";

interface AccordionState {
  /** Shared `name` of the `details` elements, of which a browser opens one at a time. */
  name: string;
  headingLevel: 2 | 3 | 4;
  /** Id of the open item, or `null`. */
  value: string | null;
  change: (value: string | null) => void;
}

const AccordionContext = createContext<AccordionState | null>(null);

export interface AccordionItemProps extends RootProps<"details", "title"> {
  /** Id of the item, unique in the accordion. */
  value: string;
  /** Title of the item. */
  title: ReactNode;
  /** The panel. */
  children: ReactNode;
}

/** An item of an accordion. Native `details`, so that it works without JavaScript. */
export const AccordionItem = ({
  value,
  title,
  children,
  ...rest
}: AccordionItemProps): ReactElement => {
  const accordion = use(AccordionContext);
  if (process.env.NODE_ENV !== "production" && !accordion)
    warnOnce("AccordionItem", "it must be rendered inside an `Accordion`.");
  const isOpen = accordion?.value === value;
  const Title = `h${accordion?.headingLevel ?? 3}` as const;
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const item = event.currentTarget.parentElement as HTMLDetailsElement;
    // What was opened or closed before hydration is toggled by the browser, as it was then.
    if (!accordion || item.open !== isOpen) return;
    event.preventDefault();
    accordion.change(isOpen ? null : value);
  };
  /** Follows the browser, which opens the item in which it finds a text or the target of a link. */
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void => {
    if (currentTarget.open !== isOpen) accordion?.change(currentTarget.open ? value : null);
  };
  return (
    <details
      {...mergeHandlers(rest, { onToggle })}
      // May have been opened before hydration.
      suppressHydrationWarning
      name={accordion?.name}
      open={isOpen}
      className={styles.item}
    >
      <summary className={styles.trigger} onClick={onClick}>
        <Title className={styles.title}>{title}</Title>
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
};

export interface AccordionRootProps {
  /** Shared `name` of the items, unique on the page. Generated if omitted. */
  name?: string | undefined;
  /** The heading level of the titles. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Id of the open item, or `null` if all are closed. For controlled use. */
  value?: string | null | undefined;
  /** Id of the item that is open initially. */
  defaultValue?: string | null | undefined;
  /** Called with the id of the opened item, or `null`. */
  onChange?: ((value: string | null) => void) | undefined;
}

/** Provides the state of an accordion to its items, wherever they are. */
export const AccordionRoot = ({
  name,
  headingLevel = 3,
  value,
  defaultValue = null,
  onChange,
  children,
}: AccordionRootProps & { children: ReactNode }): ReactElement => {
  const ownName = useId();
  const [open, change] = useControlled("Accordion", value, defaultValue, onChange);
  const state = useMemo(
    () => ({ name: name ?? ownName, headingLevel, value: open, change }),
    [name, ownName, headingLevel, open, change],
  );
  return <AccordionContext value={state}>{children}</AccordionContext>;
};

/** Lines around a list of `AccordionItem` elements. */
export const AccordionList = (props: RootProps<"div">): ReactElement => (
  <div {...props} className={styles.root} />
);

export interface AccordionEntry {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps
  extends AccordionRootProps, RootProps<"div", "defaultValue" | "onChange" | "children"> {
  /** The items. Use `AccordionItem` elements as children instead to compose them. */
  items?: readonly AccordionEntry[] | undefined;
  /** `AccordionItem` elements. */
  children?: ReactNode;
}

/** An accordion in which one panel is open at a time and all can be closed. */
export const Accordion = ({
  items = [],
  name,
  headingLevel,
  value,
  defaultValue,
  onChange,
  children,
  ...rest
}: AccordionProps): ReactElement => {
  if (
    process.env.NODE_ENV !== "production" &&
    new Set(items.map(({ id }) => id)).size < items.length
  )
    warnOnce("Accordion", "the ids of `items` must differ.");
  return (
    <AccordionRoot {...{ name, headingLevel, value, defaultValue, onChange }}>
      <AccordionList {...rest}>
        {items.map(({ id, title, content }) => (
          <AccordionItem key={id} value={id} title={title}>
            {content}
          </AccordionItem>
        ))}
        {children}
      </AccordionList>
    </AccordionRoot>
  );
};

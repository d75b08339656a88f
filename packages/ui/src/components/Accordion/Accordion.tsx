import { Content, Header, Item, Root, Trigger } from "@radix-ui/react-accordion";
import {
  createContext,
  use,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from "react";
import { flushSync } from "react-dom";
import { useControlled } from "../../provider/useControlled.ts";
import { warnOnce } from "../../provider/warnOnce.ts";
import { hasModifier } from "../../style/hasModifier.ts";
import type { HeadingLevel } from "../../style/headingLevel.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./Accordion.css.ts";

interface AccordionState {
  headingLevel: HeadingLevel;
  /** Ids of the open items. */
  open: readonly string[];
}

const AccordionContext = createContext<AccordionState | null>(null);

const isExpanded = (trigger: Element | null): boolean =>
  trigger?.getAttribute("aria-expanded") === "true";

/**
 * Hides a closed panel so that find in page and links into it still open it. React writes `hidden=""` for
 * `hidden="until-found"` (react#24740). Does not animate a panel that the browser has opened, or that was opened or
 * closed before hydration.
 */
const hidePanel = (panel: Element, isHidden: boolean, isMoving: boolean): void => {
  const hasChanged = panel.hasAttribute("hidden") !== isHidden;
  panel.toggleAttribute("data-animated", hasChanged && isMoving);
  if (isHidden) panel.setAttribute("hidden", "until-found");
  else panel.removeAttribute("hidden");
};

interface PanelContentProps {
  isOpen: boolean;
  children: ReactNode;
}

/** Shows the panel in an effect of a child, which runs before Radix measures the panel. */
const PanelContent = ({ isOpen, children }: PanelContentProps): ReactElement => {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const panel = content.current?.parentElement;
    if (isOpen && panel) hidePanel(panel, false, true);
  }, [isOpen]);
  return (
    <div ref={content} className={styles.content}>
      {children}
    </div>
  );
};

export interface AccordionItemProps extends RootProps<"div", "title"> {
  /** Id of the item, unique in the accordion. */
  value: string;
  /** Title of the item. */
  title: ReactNode;
  /** Disables the button of the item. An open panel stays open. @default false */
  disabled?: boolean;
  /** The panel. */
  children: ReactNode;
}

/** An item of an accordion: a button in a heading, and a panel. */
export const AccordionItem = (props: AccordionItemProps): ReactElement => {
  const accordion = use(AccordionContext);
  if (accordion) return <ItemOfAccordion {...props} {...accordion} />;
  if (process.env.NODE_ENV !== "production")
    warnOnce("AccordionItem", "it must be rendered inside an `Accordion`.");
  return (
    <AccordionRoot>
      <AccordionItem {...props} />
    </AccordionRoot>
  );
};

const ItemOfAccordion = ({
  value,
  title,
  disabled = false,
  children,
  headingLevel,
  open,
  ...rest
}: AccordionItemProps & AccordionState): ReactElement => {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = open.includes(value);
  const wasOpen = useRef(isOpen);
  const [, renderMeasured] = useReducer((_before: boolean, now: boolean) => now, isOpen);
  // After Radix has measured the panel. The attribute differs from the state if the item was opened before hydration.
  useLayoutEffect(() => {
    if (panel.current && !isExpanded(trigger.current))
      hidePanel(panel.current, true, wasOpen.current);
    wasOpen.current = isOpen;
    // Renders the measured height. Radix does not, as the panel is always mounted.
    renderMeasured(isOpen);
  }, [isOpen]);
  const Title = `h${headingLevel}` as const;
  /** Radix prevents the default of arrow keys, such as Alt and Arrow Left, which goes back. */
  const onKeyDown = (event: KeyboardEvent): void => {
    if (hasModifier(event)) event.stopPropagation();
  };
  return (
    <Item {...rest} value={value} disabled={disabled} className={styles.item}>
      <Header asChild>
        <Title>
          <Trigger
            // May have been opened before hydration.
            suppressHydrationWarning
            ref={trigger}
            id={`${id}-trigger`}
            aria-controls={`${id}-panel`}
            data-accordion-item={value}
            className={styles.trigger}
            onKeyDown={onKeyDown}
          >
            <span className={styles.title}>{title}</span>
          </Trigger>
        </Title>
      </Header>
      <Content
        suppressHydrationWarning
        ref={panel}
        forceMount
        id={`${id}-panel`}
        // A closed panel is in the document, and is no landmark.
        role={isOpen ? "region" : undefined}
        aria-labelledby={isOpen ? `${id}-trigger` : undefined}
        data-accordion-panel={value}
        className={styles.panel}
      >
        <PanelContent isOpen={isOpen}>{children}</PanelContent>
      </Content>
    </Item>
  );
};

/** Ids of the open items if `multiple` is set, otherwise the id of the open item or `null`. */
export type AccordionValue<Multiple extends boolean> = Multiple extends true
  ? readonly string[]
  : string | null;

export interface AccordionRootProps<Multiple extends boolean = false> extends RootProps<
  "div",
  "defaultValue" | "onChange"
> {
  /** Whether several items can be open. Values are then arrays of ids. @default false */
  multiple?: Multiple;
  /** Whether the open item can be closed. With `multiple` every item can. @default true */
  collapsible?: boolean;
  /** The heading level of the titles. @default 3 */
  headingLevel?: HeadingLevel;
  /** Id of the open item, or `null` if all are closed. With `multiple` the ids of the open items. For controlled use. */
  value?: AccordionValue<Multiple>;
  /** Id of the item that is open initially, or `null`. With `multiple` an array of ids. */
  defaultValue?: AccordionValue<Multiple>;
  /** Called with the id of the open item or `null`, with `multiple` with the ids of the open items. */
  onChange?: (value: AccordionValue<Multiple>) => void;
}

const toList = (value: string | null | readonly string[]): readonly string[] =>
  value === null ? [] : typeof value === "string" ? [value] : value;

/** Whether an element belongs to the accordion itself, not to another one in a panel. */
const isPartOf =
  (root: Element) =>
  (element: Element): boolean =>
    element.closest("[data-accordion]") === root;

/** Returns the id of the item whose panel contains an element. */
const itemAround = (root: Element, element: Element | null): string | undefined =>
  [...root.querySelectorAll<HTMLElement>("[data-accordion-panel]")].find(
    (panel) => panel.contains(element) && isPartOf(root)(panel),
  )?.dataset["accordionPanel"];

/** Returns the ids of the items that are open in the document, the one with the target of the URL's fragment last. */
const itemsShown = (root: Element): string[] => {
  const shown = [...root.querySelectorAll<HTMLElement>("[data-accordion-item]")]
    .filter((trigger) => isExpanded(trigger) && isPartOf(root)(trigger))
    .map((trigger) => trigger.dataset["accordionItem"] ?? "");
  const target = itemAround(root, document.getElementById(window.location.hash.slice(1)));
  return target === undefined || shown.includes(target) ? shown : [...shown, target];
};

/** An element with the state of an accordion for the items in it, in one list or in several. */
export const AccordionRoot = <Multiple extends boolean = false>({
  multiple,
  collapsible = true,
  headingLevel = 3,
  value,
  defaultValue,
  onChange,
  ref,
  ...rest
}: AccordionRootProps<Multiple>): ReactElement => {
  const valueOf = (items: readonly string[]): AccordionValue<Multiple> =>
    (multiple ? items : (items.at(-1) ?? null)) as AccordionValue<Multiple>;
  const [own, setOwn] = useControlled("Accordion", value, defaultValue ?? valueOf([]), onChange);
  const open = useMemo(() => toList(own), [own]);
  const change = (items: readonly string[]): void => setOwn(valueOf(items));
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as never, []);

  const adopt = useEffectEvent((items: readonly string[]): void => {
    if (items.length !== open.length || items.some((item) => !open.includes(item))) change(items);
  });
  const reveal = useEffectEvent((item: string): void => change([...open, item]));
  // Takes over from `accordionScript`, and follows find in page, which is about to show a panel.
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    if (!("ready" in element.dataset)) adopt(itemsShown(element));
    element.dataset["ready"] = "";
    /** Opens the item at once and without motion, because the browser then scrolls to what it has found. */
    const onBeforeMatch = ({ target }: Event): void => {
      const item = itemAround(element, target as Element);
      if (item === undefined) return;
      flushSync(() => reveal(item));
      for (const panel of element.querySelectorAll("[data-animated]"))
        panel.removeAttribute("data-animated");
    };
    element.addEventListener("beforematch", onBeforeMatch);
    return () => element.removeEventListener("beforematch", onBeforeMatch);
  }, []);

  const kind = multiple ? "multiple" : collapsible ? "collapsible" : "single";
  const state = useMemo(() => ({ headingLevel, open }), [headingLevel, open]);
  const element = <div {...rest} ref={root} data-accordion={kind} />;
  return (
    <AccordionContext value={state}>
      {multiple ? (
        <Root asChild type="multiple" value={[...open]} onValueChange={change}>
          {element}
        </Root>
      ) : (
        <Root
          asChild
          type="single"
          collapsible={collapsible}
          value={open[0] ?? ""}
          onValueChange={(item) => change(item === "" ? [] : [item])}
        >
          {element}
        </Root>
      )}
    </AccordionContext>
  );
};

/** Lines around a list of `AccordionItem` elements. */
export const AccordionList = (props: RootProps<"div">): ReactElement => (
  <div {...props} className={styles.list} />
);

export interface AccordionEntry {
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** Disables the button of the item. @default false */
  disabled?: boolean;
}

export interface AccordionProps<
  Multiple extends boolean = false,
> extends AccordionRootProps<Multiple> {
  /** The items. Use `AccordionItem` elements as children instead to compose them. */
  items?: readonly AccordionEntry[];
  /** `AccordionItem` elements. */
  children?: ReactNode;
}

/** An accordion in which one panel is open at a time, or several, and all can be closed. */
export const Accordion = <Multiple extends boolean = false>({
  items = [],
  children,
  ...rest
}: AccordionProps<Multiple>): ReactElement => {
  if (
    process.env.NODE_ENV !== "production" &&
    new Set(items.map(({ id }) => id)).size < items.length
  )
    warnOnce("Accordion", "the ids of `items` must differ.");
  return (
    <AccordionRoot {...rest}>
      <AccordionList>
        {items.map(({ id, title, content, disabled }) => (
          <AccordionItem key={id} value={id} title={title} disabled={disabled}>
            {content}
          </AccordionItem>
        ))}
        {children}
      </AccordionList>
    </AccordionRoot>
  );
};

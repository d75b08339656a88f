import { cloneElement, useId, useRef } from "react";
import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode } from "react";
import { usePopover } from "../../components/Popover/usePopover.ts";
import { Anchor } from "../../provider/Anchor.tsx";
import { useMergedRefs } from "../../provider/useMergedRefs.ts";
import { variantOf } from "../../provider/variantOf.ts";
import { classNames } from "../../style/classNames.ts";
import { mergeHandlers } from "../../style/mergeHandlers.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { indexAfterKey, useTypeahead } from "./menuKeys.ts";
import * as styles from "./Menu.css.ts";

export interface MenuItem {
  /** Unique in the menu. */
  id: string;
  /** Text of the item, and what typing finds. */
  label: string;
  /** Icon before the text, 20 px. */
  icon?: ReactNode;
  /** Second line, for example why the item is disabled. Part of its name. */
  note?: string;
  /** Makes it a link. Otherwise `onSelect` is required. */
  href?: string;
  /** Called when the item is chosen, after the menu has closed. */
  onSelect?: () => void;
  /** `danger` for what cannot be taken back. @default "neutral" */
  tone?: "neutral" | "danger";
  /** Cannot be chosen, but can be focused, so that its note is read. @default false */
  disabled?: boolean;
}

export interface MenuProps extends RootProps<"div", "popover" | "role" | "children"> {
  /** Accessible name of the menu: what the items are about, for example "Order PL-1042". */
  label: string;
  /** The button that opens it, for example an `IconButton`. */
  trigger: ReactElement<{
    popoverTarget?: string;
    "aria-haspopup"?: "menu";
    onKeyDown?: (event: KeyboardEvent) => void;
  }>;
  /** The items, in display order. */
  items: readonly MenuItem[];
  /** Called with the new state, after the browser has opened or closed it. */
  onOpenChange?: (open: boolean) => void;
}

const itemsOf = (menu: Element | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>("[role='menuitem']") ?? []),
];

const Item = ({ item }: { item: MenuItem }): ReactElement => {
  const { label, icon, note, href, tone = "neutral", disabled = false } = item;
  const content = (
    <>
      {icon}
      <span className={styles.texts}>
        <span>{label}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
    </>
  );
  const shared = {
    role: "menuitem",
    tabIndex: -1,
    "data-item": item.id,
    "aria-disabled": disabled || undefined,
    className: classNames(styles.item, variantOf(styles.tone, tone), disabled && styles.disabled),
  } as const;
  return href !== undefined && !disabled ? (
    <Anchor {...shared} href={href}>
      {content}
    </Anchor>
  ) : (
    <button type="button" {...shared}>
      {content}
    </button>
  );
};

/**
 * A menu of actions behind a button (APG menu button). The browser opens and closes it as a popover; the focus moves between
 * the items by arrows and by typing, and returns to the button.
 */
export const Menu = ({
  id: ownId,
  label,
  trigger,
  items,
  onOpenChange,
  ref: ownRef,
  ...rest
}: MenuProps): ReactElement => {
  const someId = useId();
  const id = ownId ?? someId;
  const menu = useRef<HTMLDivElement>(null);
  /** Whether the last item gets the focus, as Arrow Up asked. */
  const fromEnd = useRef(false);
  const findTyped = useTypeahead();
  const { ref } = usePopover({
    modal: false,
    onOpenChange: (open) => {
      if (open)
        itemsOf(menu.current)
          .at(fromEnd.current ? -1 : 0)
          ?.focus();
      fromEnd.current = false;
      onOpenChange?.(open);
    },
    ref: useMergedRefs(menu, ownRef),
  });
  const onTriggerKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    fromEnd.current = event.key === "ArrowUp";
    menu.current?.showPopover({ source: event.currentTarget as HTMLElement });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const all = itemsOf(menu.current);
    const current = all.indexOf(document.activeElement as HTMLElement);
    if (event.key === "Tab") {
      // Returns the focus to the button, from which the browser goes on.
      menu.current?.hidePopover();
      return;
    }
    // A link is pressed by Enter only, a menu item by Space too.
    if (event.key === " " && all[current]?.tagName === "A") {
      event.preventDefault();
      all[current].click();
      return;
    }
    const isText = event.key.length === 1 && event.key !== " ";
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    const next =
      isText && !isShortcut
        ? findTyped(
            event.key,
            items.map((item) => item.label),
            current,
          )
        : indexAfterKey(event.key, current, all.length);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const pressed = (event.target as Element).closest<HTMLElement>("[data-item]");
    const item = items.find((one) => one.id === pressed?.dataset["item"]);
    if (!item || item.disabled) return;
    menu.current?.hidePopover();
    item.onSelect?.();
  };
  return (
    <div className={styles.anchor}>
      {cloneElement(trigger, {
        ...mergeHandlers(trigger.props, { onKeyDown: onTriggerKeyDown }),
        "aria-haspopup": "menu",
        popoverTarget: id,
      })}
      <div
        {...mergeHandlers(rest, { onKeyDown, onClick })}
        ref={ref}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className={styles.menu}
      >
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </div>
    </div>
  );
};

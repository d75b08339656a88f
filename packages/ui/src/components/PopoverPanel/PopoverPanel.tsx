import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  type ReactElement,
  type ReactNode,
} from "react";
import { useControlled } from "../../provider/useControlled.ts";
import { classNames } from "../../style/classNames.ts";
import * as button from "../IconButton/IconButton.css.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./PopoverPanel.css.ts";

export interface PopoverPanelProps extends RootProps<"details", "open" | "name"> {
  /** Whether the panel is open, for controlled use. */
  open?: boolean;
  /** Whether the panel is open initially. @default false */
  defaultOpen?: boolean;
  /** Called with the new state. */
  onOpenChange?: (open: boolean) => void;
  /** Accessible name of the button, including the count: "Bag, 22 items". */
  label: string;
  /** Icon of the button. */
  icon: ReactNode;
  /** A `CountBadge` over the icon. */
  badge?: ReactNode;
  /** Heading and accessible name of the panel. */
  title: string;
  /** Edge of the button that the panel aligns to. @default "end" */
  align?: "start" | "end";
  /** Content of the panel. */
  children: ReactNode;
}

/**
 * A disclosure with a non-modal panel. The browser opens it, so it works before hydration and without scripts. Scripts
 * close it on Escape, on an outside click and when the focus leaves.
 */
export const PopoverPanel = ({
  open,
  defaultOpen = false,
  onOpenChange,
  label,
  icon,
  badge,
  title,
  align = "end",
  children,
  ref,
  ...rest
}: PopoverPanelProps): ReactElement => {
  const [isOpen, setOpen] = useControlled("PopoverPanel", open, defaultOpen, onOpenChange, "open");
  const root = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  /** The last event that React passed through the panel, also from a dialog that it renders. */
  const inside = useRef<Event>(null);
  useImperativeHandle(ref, () => root.current as never, []);
  const onSetOpen = useEffectEvent(setOpen);
  const onNative = useEffectEvent(() => {
    if (root.current && root.current.open !== isOpen) setOpen(root.current.open);
  });

  // Opened before hydration.
  useEffect(() => onNative(), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onAway = (event: Event): void => {
      if (event !== inside.current) onSetOpen(false);
    };
    const onKey = (event: KeyboardEvent): void => {
      const focused = document.activeElement;
      const isOnTop = focused === document.body || root.current?.contains(focused);
      if (event.key !== "Escape" || !isOnTop) return;
      // A dialog around the panel stays open.
      event.preventDefault();
      onSetOpen(false);
      summary.current?.focus();
    };
    document.addEventListener("pointerdown", onAway);
    document.addEventListener("focusin", onAway);
    // Before Radix, which listens on the document.
    window.addEventListener("keydown", onKey, true);
    return () => {
      document.removeEventListener("pointerdown", onAway);
      document.removeEventListener("focusin", onAway);
      window.removeEventListener("keydown", onKey, true);
    };
  }, [isOpen]);

  return (
    <details
      {...rest}
      // Observes the events also if the application prevents their default.
      onPointerDownCapture={(event) => {
        inside.current = event.nativeEvent;
        rest.onPointerDownCapture?.(event);
      }}
      onFocusCapture={(event) => {
        inside.current = event.nativeEvent;
        rest.onFocusCapture?.(event);
      }}
      // Also opened by a search of the browser in the page.
      onToggle={(event) => {
        rest.onToggle?.(event);
        if (event.currentTarget.open !== isOpen) setOpen(event.currentTarget.open);
      }}
      ref={root}
      open={isOpen}
      suppressHydrationWarning
      className={styles.root}
    >
      <summary
        ref={summary}
        aria-label={label}
        className={button.iconButton}
        onClick={(event) => {
          // The state decides, which may be that of the application.
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        <span className={classNames(button.disc, button.variant.plain, button.accent.action)}>
          {icon}
        </span>
        {badge}
      </summary>
      <section
        aria-label={title}
        // Makes a long panel scrollable by keyboard.
        tabIndex={0}
        className={classNames(styles.panel, variantOf(styles.align, align))}
      >
        <p className={styles.title}>{title}</p>
        {children}
      </section>
    </details>
  );
};

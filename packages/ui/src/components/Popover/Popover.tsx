import { cloneElement, useId, useRef } from "react";
import type { ReactElement, ReactNode } from "react";
import { CloseIcon } from "../../icons.ts";
import { variantOf } from "../../provider/variantOf.ts";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as dialog from "../Dialog/Dialog.css.ts";
import { dialogLabels } from "../Dialog/dialogLabels.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as styles from "./Popover.css.ts";
import { autofocus, useAutofocus } from "./useAutofocus.ts";
import { usePopover } from "./usePopover.ts";

export const popoverPlacements = ["start", "end", "bottom", "top"] as const;

const isCloseFocused = { close: true, content: false };
const aligns = { ...styles.align, bottom: styles.align.start, top: styles.align.start };

interface PopoverSheetProps {
  /** Id of the popover. */
  id: string;
  title: string;
  placement: (typeof popoverPlacements)[number];
  /** Class of the panel. */
  className?: string;
  initialFocus?: "close" | "content";
  labels?: Partial<Messages["dialog"]>;
  children: ReactNode;
}

/**
 * The content of a modal popover: a scrim, which takes the presses that would reach the page, and a panel with title and
 * close button. The title is no heading: the panel is in the document before the page's own.
 */
export const PopoverSheet = ({
  id,
  title,
  placement,
  className,
  initialFocus = "close",
  labels,
  children,
}: PopoverSheetProps): ReactElement => {
  const { close } = useLabels("dialog", dialogLabels, labels);
  const closer = useRef<HTMLButtonElement>(null);
  const isFocused = variantOf(isCloseFocused, initialFocus);
  useAutofocus(closer, isFocused);
  const hides = { popoverTarget: id, popoverTargetAction: "hide" } as const;
  return (
    <>
      <button {...hides} type="button" tabIndex={-1} aria-hidden className={styles.scrim} />
      <div className={classNames(styles.panel, variantOf(styles.placement, placement), className)}>
        <div className={classNames(dialog.head, styles.head)}>
          <p className={dialog.title}>{title}</p>
          <IconButton
            {...hides}
            {...(isFocused && autofocus)}
            ref={closer}
            label={close}
            icon={<CloseIcon />}
          />
        </div>
        {children}
      </div>
    </>
  );
};

export interface PopoverProps extends RootProps<"div", "title" | "popover" | "role"> {
  /** Title and accessible name. */
  title: string;
  /** The button that opens it, for example an `IconButton`. A button elsewhere has `id` as its `popoverTarget`. */
  trigger?: ReactElement<{ popoverTarget?: string; "aria-haspopup"?: "dialog" }>;
  /** Covers the page, whose rest is inert meanwhile. Otherwise it is beside its `trigger`. @default false */
  modal?: boolean;
  /**
   * Edge of the viewport, by writing direction; `top` is centred. If it is not modal: the edge of the trigger that it aligns
   * to, `start` or `end`. @default "end"
   */
  placement?: (typeof popoverPlacements)[number];
  /** What has the focus when a modal one opens. Mark an element of the content by `autofocus`. @default "close" */
  initialFocus?: "close" | "content";
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["dialog"]>;
  /** Called with the new state, after the browser has opened or closed it. */
  onOpenChange?: (open: boolean) => void;
  /** The content. */
  children: ReactNode;
}

/**
 * A panel that is part of the document and that the browser opens, also before hydration and without scripts. Scripts
 * add what its guide describes: they make the rest of the page inert, or close it when the focus leaves.
 */
export const Popover = ({
  id: ownId,
  title,
  trigger,
  modal = false,
  placement = "end",
  initialFocus,
  labels,
  onOpenChange,
  children,
  ref: ownRef,
  ...rest
}: PopoverProps): ReactElement => {
  const someId = useId();
  const id = ownId ?? someId;
  const { ref } = usePopover({ modal, onOpenChange, ref: ownRef });
  const shared = { ...rest, ref, id, popover: "auto", "aria-label": title } as const;
  const popover = modal ? (
    <div {...shared} role="dialog" aria-modal className={styles.modal}>
      <PopoverSheet {...{ id, title, placement, initialFocus, labels }}>
        <div className={styles.body}>{children}</div>
      </PopoverSheet>
    </div>
  ) : (
    <section
      {...shared}
      // Makes a long panel scrollable by keyboard.
      tabIndex={0}
      className={classNames(styles.floating, variantOf(aligns, placement))}
    >
      <p className={styles.title}>{title}</p>
      {children}
    </section>
  );
  if (!trigger) return popover;
  return (
    <div className={styles.anchor}>
      {cloneElement(trigger, {
        ...(modal && { "aria-haspopup": "dialog" }),
        popoverTarget: id,
      })}
      {popover}
    </div>
  );
};

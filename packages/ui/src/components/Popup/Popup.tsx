import { useImperativeHandle, useRef } from "react";
import type { ReactElement, ReactNode } from "react";
import { CloseIcon } from "../../icons.ts";
import { variantOf } from "../../provider/variantOf.ts";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { head, title as titleStyle } from "../Dialog/Dialog.css.ts";
import { dialogLabels } from "../Dialog/dialogLabels.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as sheet from "../Sheet/Sheet.css.ts";
import * as styles from "./Popup.css.ts";
import { autofocus, useAutofocus } from "./useAutofocus.ts";
import { usePopup } from "./usePopup.ts";

export const popupSides = ["start", "end", "bottom", "top"] as const;

const sheetAt = (side: keyof typeof sheet.side): string =>
  classNames(sheet.sheet, sheet.side[side], styles.panel);
const panels = {
  start: sheetAt("start"),
  end: sheetAt("end"),
  bottom: sheetAt("bottom"),
  top: styles.top,
};
const isCloseFocused = { close: true, content: false };

interface PopupPartProps {
  /** Id of the popover. */
  id: string;
}

/** Closes the popover when it is pressed. It is before the panel, and takes the presses that would reach the page. */
export const PopupScrim = ({ id }: PopupPartProps): ReactElement => (
  <button
    type="button"
    popoverTarget={id}
    popoverTargetAction="hide"
    tabIndex={-1}
    aria-hidden
    className={styles.scrim}
  />
);

interface PopupHeadProps extends PopupPartProps {
  /** Whether the close button has the focus when the popover opens. */
  isFocused: boolean;
  labels?: Partial<Messages["dialog"]>;
  children: ReactNode;
}

/** Title and close button. The title is no heading: the panel is in the document before the page's own. */
export const PopupHead = ({ id, isFocused, labels, children }: PopupHeadProps): ReactElement => {
  const { close } = useLabels("dialog", dialogLabels, labels);
  const button = useRef<HTMLButtonElement>(null);
  useAutofocus(button, isFocused);
  return (
    <div className={classNames(head, sheet.head)}>
      <p className={titleStyle}>{children}</p>
      <IconButton
        {...(isFocused && autofocus)}
        ref={button}
        label={close}
        icon={<CloseIcon />}
        popoverTarget={id}
        popoverTargetAction="hide"
      />
    </div>
  );
};

export interface PopupProps extends RootProps<"div", "id" | "title" | "popover" | "role"> {
  /** Id of the popover. The button that opens it has it as `popoverTarget`. */
  id: string;
  /** Title and accessible name. */
  title: string;
  /** Edge of the viewport, by writing direction; `top` is centred. @default "end" */
  side?: (typeof popupSides)[number];
  /** What has the focus when it opens. Mark an element of the content by `autofocus`. @default "close" */
  initialFocus?: "close" | "content";
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["dialog"]>;
  /** Called with the new state, after the browser has opened or closed it. */
  onOpenChange?: (open: boolean) => void;
  /** The content. */
  children: ReactNode;
}

/**
 * A modal panel that is part of the document and that the browser opens: `<button popoverTarget={id}>`. It works before
 * hydration and without scripts. Scripts make the rest of the page inert while it is open.
 */
export const Popup = ({
  id,
  title,
  side = "end",
  initialFocus = "close",
  labels,
  onOpenChange,
  children,
  ref,
  ...rest
}: PopupProps): ReactElement => {
  const popup = useRef<HTMLDivElement>(null);
  usePopup(popup, (open) => onOpenChange?.(open));
  useImperativeHandle(ref, () => popup.current as never, []);
  return (
    <div
      {...rest}
      ref={popup}
      id={id}
      popover="auto"
      role="dialog"
      aria-modal
      aria-label={title}
      className={styles.popup}
    >
      <PopupScrim id={id} />
      <div className={variantOf(panels, side)}>
        <PopupHead id={id} isFocused={variantOf(isCloseFocused, initialFocus)} labels={labels}>
          {title}
        </PopupHead>
        <div className={sheet.body}>{children}</div>
      </div>
    </div>
  );
};

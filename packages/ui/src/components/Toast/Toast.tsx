import type { FocusEventHandler, PointerEventHandler, ReactElement, ReactNode } from "react";
import { Notice, type NoticeProps } from "../Notice/Notice.tsx";
import * as styles from "./Toast.css.ts";

export interface ToastProps {
  /** Decides the mark and the colour. */
  tone: NoticeProps["tone"];
  /** The text to the letter; an emoji at its head is seen and not read out. */
  text: string;
  /** A button after the words, "Undo". */
  action?: ReactNode;
  /** The button with the cross. */
  onClose: () => void;
  /** Accessible name of the close button. @default "Close" */
  closeLabel?: string | undefined;
}

const leadingEmoji = /^(\p{Extended_Pictographic}\uFE0F?)\s*/u;

const Words = ({ text }: { text: string }): ReactElement => {
  const emoji = leadingEmoji.exec(text);
  if (!emoji) return <>{text}</>;
  return (
    <>
      <span aria-hidden="true">{emoji[1]} </span>
      {text.slice(emoji[0].length)}
    </>
  );
};

/** A short word that comes and goes. It says nothing by itself: the live region around the stack does. */
export const Toast = ({ tone, text, action, onClose, closeLabel }: ToastProps): ReactElement => (
  <div className={styles.toast}>
    <Notice tone={tone} live={false} onClose={onClose} closeLabel={closeLabel}>
      {action === undefined ? (
        <Words text={text} />
      ) : (
        <div className={styles.withAction}>
          <span className={styles.words}>
            <Words text={text} />
          </span>
          {action}
        </div>
      )}
    </Notice>
  </div>
);

export interface ToastStackProps {
  /** The toasts, the newest last. */
  children: ReactNode;
  /** Stop and start the clock of what is in sight: whoever reads or reaches for it takes their time. */
  onPointerEnter?: PointerEventHandler | undefined;
  /** Time goes on. */
  onPointerLeave?: PointerEventHandler | undefined;
  /** Time stands still while one of them has the focus. */
  onFocus?: FocusEventHandler | undefined;
  /** Time goes on. */
  onBlur?: FocusEventHandler | undefined;
}

/**
 * The toasts in sight, at the foot of the window. It must stand in a live region that was there before the first of
 * them, or a screen reader will miss it.
 */
export const ToastStack = ({ children, ...handlers }: ToastStackProps): ReactElement => (
  <div {...handlers} className={styles.stack}>
    {children}
  </div>
);

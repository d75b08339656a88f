import type { FocusEventHandler, PointerEventHandler, ReactElement, ReactNode } from "react";
import { Notice, type NoticeProps } from "../Notice/Notice.tsx";
import * as styles from "./Toast.css.ts";

export interface ToastProps {
  /** Sets the icon and the colour. */
  tone: NoticeProps["tone"];
  /** The text. A leading emoji is hidden from assistive technology. */
  text: string;
  /** A button after the text, for example "Undo". */
  action?: ReactNode;
  /** Called by the close button. */
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

/** A short message. It has no live role itself: put the stack into a live region. */
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
  /** The toasts, newest last. */
  children: ReactNode;
  /** Pauses the timer while hovered. */
  onPointerEnter?: PointerEventHandler | undefined;
  /** Resumes the timer. */
  onPointerLeave?: PointerEventHandler | undefined;
  /** Pauses the timer while focused. */
  onFocus?: FocusEventHandler | undefined;
  /** Resumes the timer. */
  onBlur?: FocusEventHandler | undefined;
}

/**
 * A stack of toasts at the bottom of the viewport. Render it inside a live region that exists before the first toast.
 */
export const ToastStack = ({ children, ...handlers }: ToastStackProps): ReactElement => (
  <div {...handlers} className={styles.stack}>
    {children}
  </div>
);

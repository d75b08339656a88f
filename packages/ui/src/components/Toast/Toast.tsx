import type { ReactElement, ReactNode } from "react";
import { Notice, type NoticeProps } from "../Notice/Notice.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./Toast.css.ts";

export interface ToastProps extends RootProps<"div"> {
  /** Sets the icon and the colour. */
  tone: NoticeProps["tone"];
  /** The text. A leading emoji is hidden from assistive technology. */
  text: string;
  /** A button after the text, for example "Undo". */
  action?: ReactNode;
  /** Called by the close button. */
  onDismiss: () => void;
  /** Replaces the texts of the provider. */
  labels?: NoticeProps["labels"];
}

const leadingEmoji = /^(\p{Extended_Pictographic}\uFE0F?)\s*/u;

const Words = ({ text }: { text: string }): ReactElement => {
  const emoji = leadingEmoji.exec(text);
  if (!emoji) return <>{text}</>;
  return (
    <>
      <span aria-hidden="true">{emoji[1]} </span>
      <span>{text.slice(emoji[0].length)}</span>
    </>
  );
};

/** A short message without a live role or a timer of its own: `Toaster` has both. */
export const Toast = ({
  tone,
  text,
  action,
  onDismiss,
  labels,
  ...rest
}: ToastProps): ReactElement => (
  <div {...rest} className={styles.toast}>
    <Notice tone={tone} live={false} onDismiss={onDismiss} labels={labels}>
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

export interface ToastStackProps extends RootProps<"div"> {
  /** The toasts, newest first: the others stay in place when one is added. */
  children: ReactNode;
}

/**
 * A stack of toasts at the bottom of the viewport, for toasts of the application's own. Render it inside a live region that
 * exists before the first toast.
 */
export const ToastStack = (props: ToastStackProps): ReactElement => (
  <div {...props} className={styles.stack} />
);

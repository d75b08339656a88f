import type { ReactElement, ReactNode } from "react";
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from "../../icons.ts";
import { classNames } from "../../style/classNames.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as styles from "./Notice.css.ts";

export const noticeTones = ["success", "info", "warn", "error"] as const;

const marks = { success: SuccessIcon, info: InfoIcon, warn: WarningIcon, error: ErrorIcon };

export interface NoticeProps {
  /** Sets the icon, the colour and the live region role. */
  tone: "success" | "info" | "warn" | "error";
  /** Bold text before the message. */
  title?: string | undefined;
  /** The message: what happened and what to do. */
  children: ReactNode;
  /** A link or quiet button after the message. */
  action?: ReactNode;
  /** Called by the close button, which is rendered only if this is set. */
  onClose?: (() => void) | undefined;
  /** Accessible name of the close button. @default "Close" */
  closeLabel?: string | undefined;
  /** Whether the notice is announced. Use `false` if it exists on page load. @default true */
  live?: boolean | undefined;
}

/** A message in the page. Errors are alerts, the other tones are status messages. */
export const Notice = ({
  tone,
  title,
  children,
  action,
  onClose,
  closeLabel = "Close",
  live = true,
}: NoticeProps): ReactElement => {
  const Mark = marks[tone];
  const liveRole = tone === "error" ? "alert" : "status";
  return (
    <div
      role={live ? liveRole : undefined}
      data-tone={tone}
      className={classNames(styles.notice, styles.tone[tone])}
    >
      <span className={styles.mark}>
        <Mark size={20} />
      </span>
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div className={styles.words}>{children}</div>
        {action}
      </div>
      {onClose && (
        <span className={styles.close}>
          <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
        </span>
      )}
    </div>
  );
};

import type { ReactElement, ReactNode } from "react";
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from "../../icons.ts";
import { classNames } from "../../style/classNames.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as styles from "./Notice.css.ts";

export const noticeTones = ["success", "info", "warn", "error"] as const;

const marks = { success: SuccessIcon, info: InfoIcon, warn: WarningIcon, error: ErrorIcon };

export interface NoticeProps {
  /** Decides the mark, the colour, and whether it interrupts a screen reader. */
  tone: "success" | "info" | "warn" | "error";
  /** A few words in bold before the text. */
  title?: string | undefined;
  /** What happened, and what can be done. */
  children: ReactNode;
  /** A link or quiet button after the words. */
  action?: ReactNode;
  /** Gives the notice a button that closes it; needs `closeLabel`. */
  onClose?: (() => void) | undefined;
  /** The name of the button with the cross. */
  closeLabel?: string | undefined;
  /** `false` for a notice that is there from the start and needs no announcement. */
  live?: boolean | undefined;
}

/** A message in the page: an alert for errors, a status for the rest. */
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

import type { ReactElement, ReactNode } from "react";
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from "../../icons.ts";
import { classNames } from "../../style/classNames.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./Notice.css.ts";

export const noticeTones = ["neutral", "info", "success", "warning", "danger"] as const;

const marks = {
  neutral: InfoIcon,
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: ErrorIcon,
};

export const noticeLabels: Messages["notice"] = { close: "Close" };

export interface NoticeProps extends RootProps<"div"> {
  /** Sets the icon, the colour and the live region role. */
  tone: (typeof noticeTones)[number];
  /** Bold text before the message. */
  title?: string;
  /** The message: what happened and what to do. */
  children: ReactNode;
  /** A link or quiet button after the message. */
  action?: ReactNode;
  /** Called by the close button, which is rendered only if this is set. */
  onDismiss?: () => void;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["notice"]>;
  /** Whether the notice is announced. Use `false` if it exists on page load. @default true */
  live?: boolean;
}

/** A message in the page. `danger` is an alert, the other tones are status messages. `neutral` judges nothing. */
export const Notice = ({
  tone,
  title,
  children,
  action,
  onDismiss,
  labels,
  live = true,
  ...rest
}: NoticeProps): ReactElement => {
  const Mark = marks[tone] ?? InfoIcon;
  const { close } = useLabels("notice", noticeLabels, labels);
  const liveRole = tone === "danger" ? "alert" : "status";
  return (
    <div
      {...rest}
      role={live ? liveRole : rest.role}
      data-tone={tone}
      className={classNames(styles.notice, variantOf(styles.tone, tone))}
    >
      <span className={styles.mark}>
        <Mark size={20} />
      </span>
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div className={styles.words}>{children}</div>
        {action}
      </div>
      {onDismiss && (
        <span className={styles.close}>
          <IconButton label={close} icon={<CloseIcon />} onClick={onDismiss} />
        </span>
      )}
    </div>
  );
};

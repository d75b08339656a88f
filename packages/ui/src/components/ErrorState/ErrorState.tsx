import type { ReactElement, ReactNode } from "react";
import { ErrorIcon } from "../../icons.ts";
import { classNames } from "../../style/classNames.ts";
import { Heading } from "../Heading/Heading.tsx";
import * as styles from "./ErrorState.css.ts";

export interface ErrorStateProps {
  /** The heading, for example "Error loading products". */
  title: string;
  /** The cause and a remedy, in words for customers. */
  message?: string | undefined;
  /** A `Button` that retries. */
  action?: ReactNode;
  /** The heading level. */
  level?: 1 | 2 | 3 | undefined;
  /** Uses less space, for panels and rows. @default false */
  compact?: boolean | undefined;
}

/** An error message for content that could not be loaded. Announced once. */
export const ErrorState = ({
  title,
  message,
  action,
  level = 2,
  compact = false,
}: ErrorStateProps): ReactElement => (
  <div
    role="alert"
    className={classNames(styles.error, styles.density[compact ? "compact" : "regular"])}
  >
    <div className={styles.head}>
      <span className={styles.mark}>
        <ErrorIcon size={24} />
      </span>
      <Heading level={level} size={compact ? "h4" : "h3"}>
        {title}
      </Heading>
    </div>
    {message !== undefined && <p className={styles.message}>{message}</p>}
    {action}
  </div>
);

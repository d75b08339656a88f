import type { ReactElement, ReactNode } from "react";
import { ErrorIcon } from "../../icons.ts";
import { classNames } from "../../style/classNames.ts";
import { Heading } from "../Heading/Heading.tsx";
import * as styles from "./ErrorState.css.ts";

export interface ErrorStateProps {
  /** What did not work: "Error loading products". */
  title: string;
  /** Why, and what can be done, in words for the customer. */
  message?: string | undefined;
  /** A `Button` that tries again. */
  action?: ReactNode;
  /** The heading's place in the outline. */
  level?: 1 | 2 | 3 | undefined;
  /** Inside a panel or a row. */
  compact?: boolean | undefined;
}

/** Something could not be loaded. Announced once, when it appears. */
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

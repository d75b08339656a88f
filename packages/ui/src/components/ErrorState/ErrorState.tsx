import type { ReactElement, ReactNode } from "react";
import { ErrorIcon } from "../../icons.ts";
import { classNames } from "../../style/classNames.ts";
import { Heading } from "../Heading/Heading.tsx";
import type { HeadingLevel } from "../../style/headingLevel.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./ErrorState.css.ts";

export interface ErrorStateProps extends RootProps<"div"> {
  /** The heading, for example "Error loading products". */
  title: string;
  /** The cause and a remedy, in words for customers. */
  message?: string;
  /** A `Button` that retries. */
  action?: ReactNode;
  /** The heading level. @default 2 */
  headingLevel?: HeadingLevel;
  /** `small` uses less space, for panels and rows. @default "medium" */
  size?: "small" | "medium";
}

/** An error message for content that could not be loaded. Announced once. */
export const ErrorState = ({
  title,
  message,
  action,
  headingLevel = 2,
  size = "medium",
  ...rest
}: ErrorStateProps): ReactElement => (
  <div {...rest} role="alert" className={classNames(styles.error, variantOf(styles.size, size))}>
    <div className={styles.head}>
      <span className={styles.mark}>
        <ErrorIcon size={24} />
      </span>
      <Heading level={headingLevel} size={size === "small" ? "h4" : "h3"}>
        {title}
      </Heading>
    </div>
    {message !== undefined && <p className={styles.message}>{message}</p>}
    {action}
  </div>
);

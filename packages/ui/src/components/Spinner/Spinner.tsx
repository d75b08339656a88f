import type { ReactElement } from "react";
import { classNames } from "../../style/classNames.ts";
import * as styles from "./Spinner.css.ts";

export const spinnerPlacements = ["inline", "block", "overlay"] as const;

export interface SpinnerProps {
  /** `inline` is the bare thread beside text that says what is going on. */
  placement?: "inline" | "block" | "overlay" | undefined;
  /** What is going on, shown and announced; needed but inline. */
  text?: string | undefined;
}

/** A shuttle running along its thread while something is on its way. */
export const Spinner = ({ placement = "block", text }: SpinnerProps): ReactElement => {
  if (placement === "inline") return <span aria-hidden="true" className={styles.thread} />;
  return (
    <div role="status" className={classNames(styles.block, styles.placement[placement])}>
      <span
        aria-hidden="true"
        className={classNames(styles.thread, styles.long, styles.threadTone)}
      />
      <span>{text}</span>
    </div>
  );
};

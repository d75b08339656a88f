import type { ReactElement } from "react";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./Spinner.css.ts";

export const spinnerPlacements = ["inline", "block", "overlay"] as const;

export interface SpinnerProps extends RootProps<"div"> {
  /** `inline` renders the bar only, beside a text that describes the progress. @default "block" */
  placement?: (typeof spinnerPlacements)[number];
  /** Text shown and announced. Required unless `inline`. */
  text?: string;
}

/** A loading indicator with an optional text. */
export const Spinner = ({ placement = "block", text, ...rest }: SpinnerProps): ReactElement => {
  if (placement === "inline")
    return <span {...rest} aria-hidden="true" className={styles.thread} />;
  return (
    <div
      {...rest}
      role="status"
      className={classNames(styles.block, variantOf(styles.placement, placement))}
    >
      <span
        aria-hidden="true"
        className={classNames(styles.thread, styles.long, styles.threadTone)}
      />
      <span>{text}</span>
    </div>
  );
};

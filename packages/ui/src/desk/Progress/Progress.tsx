import { useId, type ReactElement } from "react";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./Progress.css.ts";

export interface ProgressProps extends RootProps<"div", "children"> {
  /** What is in progress, for example "Uploading border.jpg". */
  label: string;
  /** Leaves out the label visually, which then is the accessible name only. @default false */
  hideLabel?: boolean;
  /** How much is done, from 0 to `max`. Omit it if that is unknown. */
  value?: number;
  /** Value at which all is done. @default 1 */
  max?: number;
  /** Text after the bar, for example "3 of 9". */
  text?: string;
}

/** A native progress bar with a label, and a text that says how far it is. */
export const Progress = ({
  label,
  hideLabel = false,
  value,
  max = 1,
  text,
  ...rest
}: ProgressProps): ReactElement => {
  const id = useId();
  return (
    <div {...rest} className={styles.root}>
      {!hideLabel && (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      {text !== undefined && <span className={styles.text}>{text}</span>}
      <span className={classNames(styles.track, value === undefined && styles.unknown)}>
        <progress
          id={id}
          aria-label={hideLabel ? label : undefined}
          value={value}
          max={max}
          className={classNames(styles.bar, value === undefined && styles.still)}
        />
      </span>
    </div>
  );
};

import type { ReactElement } from "react";
import { partsOf } from "./countdown.rules.ts";
import type { RootProps } from "../../style/rootProps.ts";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import * as styles from "./Countdown.css.ts";

export interface CountdownProps extends RootProps<"div"> {
  /** Accessible name with the date, for example "Time until 13 September 2025". */
  label: string;
  /** Remaining seconds. Negative values count as 0. */
  secondsLeft: number;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["countdown"]>;
}

export const countdownLabels: Messages["countdown"] = {
  days: "Days",
  hours: "Hours",
  minutes: "Minutes",
  seconds: "Seconds",
};
const names = ["days", "hours", "minutes", "seconds"] as const;

/** A countdown in days, hours, minutes and seconds. Not a live region, so that it is not announced every second. */
export const Countdown = ({
  label,
  secondsLeft,
  labels,
  ...rest
}: CountdownProps): ReactElement => {
  const words = useLabels("countdown", countdownLabels, labels);
  const parts = partsOf(secondsLeft);
  return (
    <div {...rest} role="timer" aria-label={label} className={styles.timer}>
      {names.map((name) => (
        <div key={name} className={styles.cell}>
          <span className={styles.figure}>{String(parts[name]).padStart(2, "0")}</span>{" "}
          <span className={styles.unit}>{words[name]}</span>
        </div>
      ))}
    </div>
  );
};

import type { ReactElement } from "react";
import { partsOf } from "./countdown.logic.ts";
import * as css from "./Countdown.css.ts";

export interface CountdownProps {
  /** Accessible name with the date, for example "Time until 13 September 2025". */
  label: string;
  /** Remaining seconds. Negative values count as 0. */
  secondsLeft: number;
  /** Labels of the units. Default to English. */
  units?: Readonly<Record<"days" | "hours" | "minutes" | "seconds", string>>;
}

const words = { days: "Days", hours: "Hours", minutes: "Minutes", seconds: "Seconds" };
const names = ["days", "hours", "minutes", "seconds"] as const;

/** A countdown in days, hours, minutes and seconds. Not a live region, so that it is not announced every second. */
export function Countdown({ label, secondsLeft, units = words }: CountdownProps): ReactElement {
  const parts = partsOf(secondsLeft);
  return (
    <div role="timer" aria-label={label} className={css.timer}>
      {names.map((name) => (
        <div key={name} className={css.cell}>
          <span className={css.figure}>{String(parts[name]).padStart(2, "0")}</span>{" "}
          <span className={css.unit}>{units[name]}</span>
        </div>
      ))}
    </div>
  );
}

import type { ReactElement } from "react";
import { partsOf } from "./countdown.logic.ts";
import * as css from "./Countdown.css.ts";

export interface CountdownProps {
  /** Names the timer by its date: 'Time until 13 September 2025'. */
  label: string;
  /** Whole seconds; nothing is left at 0 or below. */
  secondsLeft: number;
  /** The words below the numbers. */
  units?: Readonly<Record<"days" | "hours" | "minutes" | "seconds", string>>;
}

const words = { days: "Days", hours: "Hours", minutes: "Minutes", seconds: "Seconds" };
const names = ["days", "hours", "minutes", "seconds"] as const;

/** The time that is left in four figures. It is no live region: nobody wants to be told every second. */
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

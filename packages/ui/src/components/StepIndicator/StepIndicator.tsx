import type { ReactElement } from "react";
import { CheckIcon } from "../../icons.ts";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import { warnOnce } from "../../provider/warnOnce.ts";
import * as styles from "./StepIndicator.css.ts";

export interface StepIndicatorProps {
  /** Accessible name of the list, for example "Reset your password". */
  label: string;
  /** Names of the steps, at least two. */
  steps: readonly [string, string, ...string[]];
  /** Index of the current step, from 0. Equals the number of steps when all are done. */
  current: number;
  /** Spoken after the name of a completed step. @default "done" */
  doneText?: string | undefined;
  /** Text before the name of a step, from 1. @default "Step 1 of 3" */
  stepText?: ((number: number, count: number) => string) | undefined;
}

const stateOf = (index: number, current: number): "done" | "current" | "ahead" => {
  if (index < current) return "done";
  return index === current ? "current" : "ahead";
};

/** Shows the progress in a form of several steps. Steps are not links. */
export const StepIndicator = ({
  label,
  steps,
  current,
  doneText = "done",
  stepText = (number, count) => `Step ${number} of ${count}`,
}: StepIndicatorProps): ReactElement => {
  if (process.env.NODE_ENV !== "production" && !(current >= 0 && current <= steps.length))
    warnOnce("StepIndicator", "`current` must be between 0 and the number of `steps`.");
  return (
    <ol role="list" aria-label={label} className={styles.list}>
      {steps.map((step, index) => {
        const state = stateOf(index, current);
        return (
          <li
            key={step}
            data-state={state}
            aria-current={state === "current" ? "step" : undefined}
            className={styles.step}
          >
            <span className={styles.number}>
              {state === "done" && <CheckIcon size={16} />}
              {stepText(index + 1, steps.length)}
            </span>
            <span className={styles.name}>
              {step}
              {state === "done" && <VisuallyHidden>, {doneText}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
};

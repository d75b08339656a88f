import type { ReactElement } from "react";
import { CheckIcon } from "../../icons.ts";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import { warnOnce } from "../../provider/warnOnce.ts";
import * as styles from "./StepIndicator.css.ts";

export interface StepIndicatorProps {
  /** What the steps lead to: "Reset your password". */
  label: string;
  /** The names of the steps, two at least. */
  steps: readonly [string, string, ...string[]];
  /** The index of the step that is shown; the number of steps when all are done. */
  current: number;
  /** Said after the name of a step that is behind. */
  doneText?: string | undefined;
  /** Read out before a step's name, counted from 1. */
  stepText?: ((number: number, count: number) => string) | undefined;
}

const stateOf = (index: number, current: number): "done" | "current" | "ahead" => {
  if (index < current) return "done";
  return index === current ? "current" : "ahead";
};

/** Where one stands on the way through a form of several pages. It leads nowhere: the form does. */
export const StepIndicator = ({
  label,
  steps,
  current,
  doneText = "done",
  stepText = (number, count) => `Step ${number} of ${count}`,
}: StepIndicatorProps): ReactElement => {
  if (import.meta.env.DEV && !(current >= 0 && current <= steps.length))
    warnOnce("StepIndicator", "`current` counts from 0 and ends at the number of `steps`.");
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

import type { ChangeEvent, KeyboardEvent, ReactElement } from "react";
import { MinusIcon, PlusIcon } from "../../icons.ts";
import { classNames } from "../../style/classNames.ts";
import * as styles from "./QuantityStepper.css.ts";

export interface QuantityStepperProps {
  /** The name of the field: "Quantity of Manjal silk saree". */
  label: string;
  /** The name of the button that takes one away. */
  decreaseLabel: string;
  /** The name of the button that adds one. */
  increaseLabel: string;
  /** The quantity that counts, a whole number. */
  value: number;
  /** A whole number from `min` to `max`; 0 for what was typed and is no number. */
  onChange: (value: number) => void;
  /** Where stepping down ends; typing may still rest at 0. */
  min?: number | undefined;
  /** Without it nothing is refused here. */
  max?: number | undefined;
  /** Something above `max` was asked for; the value stays. */
  onRefuse?: ((asked: number) => void) | undefined;
  /** What happened, in words; announced when it changes. */
  status?: string | undefined;
  /** 44 or 50 px tall. */
  size?: "small" | "medium" | undefined;
  /** Neither buttons nor field answer. */
  disabled?: boolean | undefined;
}

/** Whole numbers only; what is not a number counts as 0 [PDP-28 to PDP-30]. */
const quantityOf = (typed: string): number => {
  const number = Number.parseInt(typed, 10);
  return Number.isNaN(number) ? 0 : number;
};

const stepOfKey: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/**
 * A spin button between two buttons (APG). It is a text field with numeric keys, so that anything typed can be
 * read and brought back. The buttons stay enabled at the ends: pressing them is how a limit gets explained.
 */
export const QuantityStepper = ({
  label,
  decreaseLabel,
  increaseLabel,
  value,
  onChange,
  min = 0,
  max,
  onRefuse,
  status,
  size = "medium",
  disabled = false,
}: QuantityStepperProps): ReactElement => {
  const ask = (asked: number): void => {
    if (max !== undefined && asked > max) {
      onRefuse?.(asked);
      return;
    }
    const next = Math.max(0, asked);
    if (next !== value) onChange(next);
  };
  const step = (by: number): void =>
    ask(by > 0 ? value + by : Math.max(Math.min(min, value), value + by));
  const onType = (event: ChangeEvent<HTMLInputElement>): void =>
    ask(quantityOf(event.target.value));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const by = stepOfKey[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  const isAtMax = max !== undefined && value >= max;
  return (
    <div>
      <div
        role="group"
        aria-label={label}
        className={classNames(styles.stepper, styles.size[size])}
      >
        <button
          type="button"
          aria-label={decreaseLabel}
          data-state={value <= min ? "limit" : "free"}
          disabled={disabled}
          className={styles.step}
          onClick={() => step(-1)}
        >
          <MinusIcon size={16} />
        </button>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={Math.min(min, value)}
          aria-valuemax={max}
          value={value}
          disabled={disabled}
          className={styles.input}
          onChange={onType}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          aria-label={increaseLabel}
          data-state={isAtMax ? "limit" : "free"}
          disabled={disabled}
          className={styles.step}
          onClick={() => step(1)}
        >
          <PlusIcon size={16} />
        </button>
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
};

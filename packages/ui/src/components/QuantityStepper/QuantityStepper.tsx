import { useState } from "react";
import type { ChangeEvent, KeyboardEvent, MouseEvent, ReactElement } from "react";
import { MinusIcon, PlusIcon } from "../../icons.ts";
import type { Messages } from "../../provider/messages.ts";
import { useFieldValue } from "../../provider/useFieldValue.ts";
import { useTypedBefore } from "../../provider/useTypedBefore.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { classNames } from "../../style/classNames.ts";
import { mergeHandlers } from "../../style/mergeHandlers.ts";
import { asciiDigits } from "../../style/asciiDigits.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import { FormField, type FieldTexts } from "../FormField/FormField.tsx";
import * as styles from "./QuantityStepper.css.ts";

export interface QuantityStepperProps
  extends FieldTexts, RootProps<"div", "children" | "onChange" | "defaultValue"> {
  /** Name of the field, for example "Quantity of Manjal silk saree". */
  label: string;
  /** Leaves out the label, which then is the accessible name: number and signs say what it is. @default true */
  hideLabel?: boolean;
  /** Accessible names of the buttons. Replace the texts of the provider. */
  labels?: Partial<Messages["quantityStepper"]>;
  /** `name` of the field, for a form that submits without JavaScript. */
  name?: string;
  /** `id` of the form of the field, if the field is not inside it. */
  form?: string;
  /** The current quantity, an integer. For controlled use. */
  value?: number;
  /** The initial quantity. @default `min` */
  defaultValue?: number;
  /** Called with an integer from `min` to `max`, or 0 for invalid input. Not called while the field is empty. */
  onChange?: (value: number) => void;
  /** Minimum for stepping. Typing allows 0. @default 0 */
  min?: number;
  /** Maximum. Omit it for no limit. */
  max?: number;
  /** Called with the requested quantity if it exceeds `max`. The value does not change. Steps down are never refused. */
  onRefuse?: (asked: number) => void;
  /** Status message, announced on change. */
  status?: string;
  /** Height: 44 or 50 px. @default "medium" */
  size?: "small" | "medium";
  /** Disables buttons and field. @default false */
  disabled?: boolean;
}

export const quantityStepperLabels: Messages["quantityStepper"] = {
  decrease: "Decrease quantity",
  increase: "Increase quantity",
};

/** Parses an integer. Returns 0 for anything else. */
const quantityOf = (typed: string): number => {
  const number = Number.parseInt(asciiDigits(typed), 10);
  return Number.isNaN(number) ? 0 : number;
};

const stepOfKey: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/**
 * A spin button between two buttons (APG). A text field with a numeric keyboard, so that invalid input can be read and
 * corrected. The buttons stay enabled at the limits, so that pressing them can explain the limit.
 */
export const QuantityStepper = ({
  label,
  hideLabel = true,
  hint,
  error,
  optional,
  labels,
  name,
  form,
  value: controlled,
  min = 0,
  defaultValue = min,
  onChange,
  max,
  onRefuse,
  status,
  size = "medium",
  disabled = false,
  ...rest
}: QuantityStepperProps): ReactElement => {
  const [value, change, stepper] = useFieldValue(
    "QuantityStepper",
    controlled,
    defaultValue,
    onChange,
  );
  /** The field may be empty while another quantity is typed. */
  const [isEmpty, setIsEmpty] = useState(false);
  const { decrease, increase } = useLabels("quantityStepper", quantityStepperLabels, labels);
  const ask = (asked: number): void => {
    if (max !== undefined && asked > max) {
      onRefuse?.(asked);
      return;
    }
    const next = Math.max(0, asked);
    if (next !== value) change(next);
  };
  useTypedBefore(() => {
    const typed = stepper.current?.querySelector("input")?.value ?? "";
    if (typed !== String(value)) ask(quantityOf(typed));
  });
  const step = (by: number): void => {
    setIsEmpty(false);
    // A value above `max` can always be lowered.
    ask(
      by > 0 ? value + by : Math.min(Math.max(Math.min(min, value), value + by), max ?? Infinity),
    );
  };
  const onType = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const typed = target.value.trim();
    setIsEmpty(typed === "");
    if (typed !== "") ask(quantityOf(typed));
  };
  // On the root, whose own handlers of the application are called first and may prevent a step.
  const onClick = ({ target }: MouseEvent): void => {
    const by = (target as Element).closest<HTMLElement>("[data-step]")?.dataset["step"];
    if (by !== undefined) step(Number(by));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = stepOfKey[event.key];
    if (by === undefined || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    step(by);
  };
  const isAtMax = max !== undefined && value >= max;
  return (
    <FormField
      {...mergeHandlers(rest, { onClick, onKeyDown })}
      {...{ label, hideLabel, hint, error, optional }}
      status={
        <p role="status" className={styles.status}>
          {status}
        </p>
      }
    >
      {(control) => (
        <div
          ref={stepper}
          role="group"
          aria-label={label}
          className={classNames(styles.stepper, variantOf(styles.size, size))}
        >
          <button
            type="button"
            aria-label={decrease}
            data-state={value <= min ? "limit" : "free"}
            disabled={disabled}
            className={styles.step}
            data-step={-1}
          >
            <MinusIcon size={16} />
          </button>
          <input
            type="text"
            name={name}
            form={form}
            inputMode="numeric"
            autoComplete="off"
            role="spinbutton"
            {...control}
            aria-valuenow={isEmpty ? undefined : value}
            aria-valuemin={Math.min(min, value)}
            aria-valuemax={max}
            value={isEmpty ? "" : value}
            disabled={disabled}
            className={styles.input}
            onChange={onType}
            onFocus={(event) => event.target.select()}
            onBlur={() => setIsEmpty(false)}
          />
          <button
            type="button"
            aria-label={increase}
            data-state={isAtMax ? "limit" : "free"}
            disabled={disabled}
            className={styles.step}
            data-step={1}
          >
            <PlusIcon size={16} />
          </button>
        </div>
      )}
    </FormField>
  );
};

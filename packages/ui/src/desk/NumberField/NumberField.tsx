import type { ReactElement } from "react";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { NumberControl, type NumberInputProps } from "./NumberControl.tsx";

export interface NumberFieldProps extends NumberInputProps {
  /** Least value. @default 0 */
  min?: number;
  /** Greatest value. Omit it for no limit. */
  max?: number;
  /** Number of decimals that can be typed. @default 0 */
  decimals?: number;
  /** Unit after the number, for example "g" or "%". */
  unit?: string;
  /** Adds buttons − and +, and arrow keys. @default false */
  steps?: boolean;
  /** How much one step changes. @default 1 */
  step?: number;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["numberField"]>;
}

export const numberFieldLabels: Messages["numberField"] = {
  decrease: (label) => `Decrease ${label}`,
  increase: (label) => `Increase ${label}`,
  notWhole: "Enter a whole number, for example 12",
  notANumber: "Enter a number, for example 12.5",
  notAnAmount: "Enter an amount, for example 1,250 or 1250.50",
  tooSmall: (min) => `Enter ${min} or more`,
  tooLarge: (max) => `Enter ${max} or less`,
};

/** A number, typed with digits of any script. Groups digits when it is left. Its value is a number, never a text. */
export const NumberField = ({
  min = 0,
  max = Number.POSITIVE_INFINITY,
  decimals = 0,
  unit,
  steps = false,
  step = 1,
  value,
  defaultValue,
  onChange,
  labels,
  ...rest
}: NumberFieldProps): ReactElement => {
  const texts = useLabels("numberField", numberFieldLabels, labels);
  const factor = 10 ** decimals;
  const scale = (number: number): number => Math.round(number * factor);
  const scaled = (number?: number | null): number | null | undefined =>
    typeof number === "number" ? scale(number) : number;
  return (
    <NumberControl
      {...rest}
      component="NumberField"
      decimals={decimals}
      min={scale(min)}
      max={scale(max)}
      stepBy={steps ? scale(step) : 0}
      after={unit}
      noNumber={decimals > 0 ? texts.notANumber : texts.notWhole}
      texts={texts}
      value={scaled(value)}
      defaultValue={scaled(defaultValue)}
      onChange={onChange && ((next) => onChange(next === null ? null : next / factor))}
    />
  );
};

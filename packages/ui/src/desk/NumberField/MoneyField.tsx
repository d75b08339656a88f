import type { ReactElement } from "react";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { NumberControl, type NumberInputProps } from "./NumberControl.tsx";
import { numberFieldLabels } from "./NumberField.tsx";

export interface MoneyFieldProps extends NumberInputProps {
  /** The current amount in paise, `null` for an empty field. For controlled use. */
  value?: number | null;
  /** The initial amount in paise. @default null */
  defaultValue?: number | null;
  /** Called with a valid amount in paise, or `null` for an empty field. */
  onChange?: (paise: number | null) => void;
  /** Least amount in paise. @default 0 */
  min?: number;
  /** Greatest amount in paise. Omit it for no limit. */
  max?: number;
  /** Currency sign before the amount. @default "₹" */
  symbol?: string;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["numberField"]>;
}

/** An amount of money, typed whole or with two decimals. Its value is in paise, so that no rounding can occur. */
export const MoneyField = ({
  min = 0,
  max = Number.POSITIVE_INFINITY,
  symbol = "₹",
  labels,
  ...rest
}: MoneyFieldProps): ReactElement => {
  const texts = useLabels("numberField", numberFieldLabels, labels);
  return (
    <NumberControl
      {...rest}
      component="MoneyField"
      decimals={2}
      min={min}
      max={max}
      stepBy={0}
      before={symbol}
      noNumber={texts.notAnAmount}
      texts={texts}
    />
  );
};

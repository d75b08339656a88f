import { useState, type ReactElement } from "react";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { NumberControl, type NumberInputProps } from "./NumberControl.tsx";
import { numberFieldLabels } from "./NumberField.tsx";
import * as styles from "./NumberField.css.ts";

export interface StockFieldProps extends NumberInputProps {
  /** Number of pieces that was read, before any change. */
  before: number;
  /** The current number of pieces. For controlled use. */
  value?: number | null;
  /** The initial number of pieces. @default `before` */
  defaultValue?: number | null;
  /** Called with the number of pieces, or `null` for an empty field. The difference is it minus `before`. */
  onChange?: (pieces: number | null) => void;
  /** Greatest number. @default 1,000,000 */
  max?: number;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["numberField"] & Messages["stockField"]>;
}

export const stockFieldLabels: Messages["stockField"] = {
  changed: (before, now, difference) => `was ${before}, now ${now}, ${difference}`,
};

/** A number of pieces with − and +. Says how it differs from what was read. */
export const StockField = ({
  before,
  value,
  defaultValue = before,
  onChange,
  max = 1_000_000,
  size = "small",
  labels,
  ...rest
}: StockFieldProps): ReactElement => {
  const texts = useLabels("numberField", numberFieldLabels, labels);
  const { changed } = useLabels("stockField", stockFieldLabels, labels);
  const [own, setOwn] = useState(defaultValue);
  const now = value === undefined ? own : value;
  const difference = now === null ? 0 : now - before;
  const sign = difference > 0 ? "+" : "−";
  return (
    <NumberControl
      {...rest}
      component="StockField"
      decimals={0}
      min={0}
      max={max}
      stepBy={1}
      size={size}
      noNumber={texts.notWhole}
      texts={texts}
      value={value}
      defaultValue={defaultValue}
      onChange={
        // Without a handler a controlled field is warned about.
        onChange || value === undefined
          ? (next) => {
              setOwn(next);
              onChange?.(next);
            }
          : undefined
      }
      status={
        <p role="status" className={styles.difference}>
          {now === null || difference === 0
            ? ""
            : changed(before, now, `${sign}${Math.abs(difference)}`)}
        </p>
      }
    />
  );
};

import { useState, type ReactElement } from "react";
import { visuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.css.ts";
import { TextField } from "../TextField/TextField.tsx";
import { RangeRail } from "./RangeRail.tsx";
import { warnOnce } from "../../provider/warnOnce.ts";
import * as styles from "./RangeSlider.css.ts";

export type RangeValue = readonly [low: number, high: number];

export interface RangeSliderProps {
  /** What is bounded: "Price range". */
  legend: string;
  /** Keeps the legend for assistive technology only, where a heading above says the same. */
  hideLegend?: boolean | undefined;
  /** The lower end of the rail. */
  min: number;
  /** The upper end of the rail. */
  max: number;
  /** How far one arrow key moves a thumb. */
  step?: number | undefined;
  /** Both bounds, the lower one first. */
  value: RangeValue;
  /** Every movement. */
  onChange: (value: RangeValue) => void;
  /** The end of a movement, for what is dear to do. */
  onCommit?: ((value: RangeValue) => void) | undefined;
  /** Names of the two thumbs and fields: "Lowest price", "Highest price". */
  labels: readonly [low: string, high: string];
  /** A value as shown and spoken: "₹1,200". */
  format: (value: number) => string;
  /** Form names of the two fields, for a form that is sent without script. */
  names?: readonly [low: string, high: string] | undefined;
  /** Bounds that nobody chose: their fields are empty, tell the bound as a hint and send nothing. */
  open?: readonly [low: boolean, high: boolean] | undefined;
  /** Neither thumbs nor fields answer. */
  disabled?: boolean | undefined;
}

interface BoundFieldProps {
  label: string;
  name: string | undefined;
  value: number;
  isOpen: boolean;
  disabled: boolean;
  onSettle: (value: number) => void;
}

/** Keeps what is being typed until it is finished, so that no digit is corrected half-way. */
const BoundField = ({
  label,
  name,
  value,
  isOpen,
  disabled,
  onSettle,
}: BoundFieldProps): ReactElement => {
  const [draft, setDraft] = useState<string>();
  const settle = (): void => {
    const number = Number(draft);
    if (draft !== undefined && draft.trim() !== "" && Number.isFinite(number)) onSettle(number);
    setDraft(undefined);
  };
  return (
    <TextField
      label={label}
      name={name}
      latin
      inputMode="numeric"
      autoComplete="off"
      disabled={disabled}
      value={draft ?? (isOpen ? "" : String(value))}
      placeholder={isOpen ? String(value) : undefined}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === "Enter") settle();
      }}
    />
  );
};

/**
 * Two bounds by dragging, by keys or by typing (APG multi-thumb slider). Follows the writing direction. Neither thumb
 * passes the other: where they meet is the end of the run for both.
 */
export const RangeSlider = ({
  legend,
  hideLegend = false,
  min,
  max,
  step = 10,
  value,
  onChange,
  onCommit,
  labels,
  format,
  names,
  open = [false, false],
  disabled = false,
}: RangeSliderProps): ReactElement => {
  const [low, high] = value;
  if (import.meta.env.DEV && !(min <= low && low <= high && high <= max))
    warnOnce("RangeSlider", "`value` holds two bounds from `min` to `max`, the lower one first.");
  const settle = (next: RangeValue): void => {
    onChange(next);
    onCommit?.(next);
  };
  const within = (number: number, from: number, to: number): number =>
    Math.min(to, Math.max(from, Math.round(number)));
  return (
    <fieldset>
      <legend className={hideLegend ? visuallyHidden : styles.legend}>{legend}</legend>
      <div aria-hidden="true" className={styles.values}>
        <bdi>{format(low)}</bdi>
        <bdi>{format(high)}</bdi>
      </div>
      <RangeRail
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        labels={labels}
        format={format}
        onChange={onChange}
        onCommit={onCommit}
      />
      <div className={styles.fields}>
        <BoundField
          label={labels[0]}
          name={names?.[0]}
          isOpen={open[0]}
          value={low}
          disabled={disabled}
          onSettle={(number) => settle([within(number, min, high), high])}
        />
        <BoundField
          label={labels[1]}
          name={names?.[1]}
          isOpen={open[1]}
          value={high}
          disabled={disabled}
          onSettle={(number) => settle([low, within(number, low, max)])}
        />
      </div>
    </fieldset>
  );
};

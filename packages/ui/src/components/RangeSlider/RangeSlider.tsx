import { Range, Root, Thumb, Track } from "@radix-ui/react-slider";
import { useState, type KeyboardEvent, type ReactElement } from "react";
import { visuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.css.ts";
import { TextField } from "../TextField/TextField.tsx";
import * as styles from "./RangeSlider.css.ts";

export type RangeValue = readonly [low: number, high: number];

export interface RangeSliderProps {
  /** What is bounded: "Price range". */
  legend: string;
  /** Keeps the legend for assistive technology only, where a heading above says the same. */
  hideLegend?: boolean | undefined;
  min: number;
  max: number;
  step?: number | undefined;
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
  disabled?: boolean | undefined;
}

interface BoundFieldProps {
  label: string;
  name: string | undefined;
  value: number;
  disabled: boolean;
  onSettle: (value: number) => void;
}

/** Keeps what is being typed until it is finished, so that no digit is corrected half-way. */
const BoundField = ({ label, name, value, disabled, onSettle }: BoundFieldProps): ReactElement => {
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
      value={draft ?? String(value)}
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
  disabled = false,
}: RangeSliderProps): ReactElement => {
  const [low, high] = value;
  const settle = (next: RangeValue): void => {
    onChange(next);
    onCommit?.(next);
  };
  /* Home and End belong to the thumb that has the focus; elsewhere they would move the other one. */
  const meetOn =
    (key: "Home" | "End", bound: number) =>
    (event: KeyboardEvent): void => {
      if (event.key !== key || disabled) return;
      event.preventDefault();
      if (low !== high) settle([bound, bound]);
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
      <Root
        className={styles.slider}
        min={min}
        max={max}
        step={step}
        value={[low, high]}
        disabled={disabled}
        preserveThumbOrder
        onValueChange={([nextLow = low, nextHigh = high]) => onChange([nextLow, nextHigh])}
        onValueCommit={([nextLow = low, nextHigh = high]) => onCommit?.([nextLow, nextHigh])}
      >
        <Track className={styles.track}>
          <Range className={styles.fill} />
        </Track>
        <Thumb
          className={styles.thumb}
          aria-label={labels[0]}
          aria-valuetext={format(low)}
          aria-valuemax={high}
          onKeyDown={meetOn("End", high)}
        />
        <Thumb
          className={styles.thumb}
          aria-label={labels[1]}
          aria-valuetext={format(high)}
          aria-valuemin={low}
          onKeyDown={meetOn("Home", low)}
        />
      </Root>
      <div className={styles.fields}>
        <BoundField
          label={labels[0]}
          name={names?.[0]}
          value={low}
          disabled={disabled}
          onSettle={(number) => settle([within(number, min, high), high])}
        />
        <BoundField
          label={labels[1]}
          name={names?.[1]}
          value={high}
          disabled={disabled}
          onSettle={(number) => settle([low, within(number, low, max)])}
        />
      </div>
    </fieldset>
  );
};

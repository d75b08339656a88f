import { Range, Root, Thumb, Track } from "@radix-ui/react-slider";
import type { KeyboardEvent, MouseEvent, ReactElement } from "react";
import { useUi } from "../../provider/UiProvider.tsx";
import { inlineVars } from "../../style/inlineVars.ts";
import * as styles from "./RangeSlider.css.ts";

export type RangeValue = readonly [low: number, high: number];

interface RangeRailProps {
  min: number;
  max: number;
  step: number;
  value: RangeValue;
  disabled: boolean;
  boundLabels: readonly [low: string, high: string];
  format: (value: number) => string;
  onChange: (value: RangeValue) => void;
  onCommit: ((value: RangeValue) => void) | undefined;
}

/** Returns the value at a position on the rail, rounded to the step. */
const valueAt = (rail: Element, clientX: number, { min, max, step }: RangeRailProps): number => {
  const { left, width } = rail.getBoundingClientRect();
  const share = Math.min(1, Math.max(0, (clientX - left) / width));
  const isMirrored = getComputedStyle(rail).direction === "rtl";
  const steps = Math.round(((isMirrored ? 1 - share : share) * (max - min)) / step);
  // The range need not be a multiple of the step.
  return Math.min(max, min + steps * step);
};

/** The rail with its two thumbs. */
export const RangeRail = (props: RangeRailProps): ReactElement => {
  const { min, max, step, value, disabled, boundLabels, format, onChange, onCommit } = props;
  const [low, high] = value;
  const change = (next: RangeValue): void => {
    onChange(next);
    onCommit?.(next);
  };
  /** Home and End move the focused thumb to the other one. Radix would move the other one. */
  const meetOn =
    (key: "Home" | "End", bound: number) =>
    (event: KeyboardEvent): void => {
      if (event.key !== key || disabled) return;
      event.preventDefault();
      if (low !== high) change([bound, bound]);
    };
  /** Radix listens to pointer events. A script's click has none, for example one that is repeated after hydration. */
  const onClick = ({ nativeEvent, currentTarget, target, clientX }: MouseEvent): void => {
    if (nativeEvent.isTrusted || disabled || (target as Element).role === "slider") return;
    const to = valueAt(currentTarget, clientX, props);
    change(Math.abs(to - low) < Math.abs(to - high) ? [to, high] : [low, to]);
  };
  /** Radix sets values and positions in the browser only. */
  const thumbOf = (index: 0 | 1): ReactElement => (
    <Thumb
      aria-label={boundLabels[index]}
      aria-valuenow={value[index]}
      aria-valuetext={format(value[index])}
      className={index === 0 ? styles.lowThumb : styles.highThumb}
      onKeyDown={index === 0 ? meetOn("End", high) : meetOn("Home", low)}
    />
  );
  return (
    <Root
      data-rail=""
      dir={useUi().dir}
      className={styles.slider}
      style={inlineVars({
        [styles.lowShare]: String((low - min) / (max - min)),
        [styles.highShare]: String((high - min) / (max - min)),
      })}
      min={min}
      max={max}
      step={step}
      value={[low, high]}
      disabled={disabled}
      preserveThumbOrder
      onClick={onClick}
      onValueChange={([nextLow = low, nextHigh = high]) => onChange([nextLow, nextHigh])}
      onValueCommit={([nextLow = low, nextHigh = high]) => onCommit?.([nextLow, nextHigh])}
    >
      <Track className={styles.track}>
        <Range className={styles.fill} />
      </Track>
      {thumbOf(0)}
      {thumbOf(1)}
    </Root>
  );
};

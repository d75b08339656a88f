import { Suspense, useState, type ReactElement } from "react";
import { useFieldValue } from "../../provider/useFieldValue.ts";
import { useMergedRefs } from "../../provider/useMergedRefs.ts";
import { FieldGroup, type FieldGroupProps } from "../FormField/FieldGroup.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { RangeRail } from "./RangeRail.tsx";
import type { RangeValue } from "./RangeRail.tsx";
import { warnOnce } from "../../provider/warnOnce.ts";
import { asciiDigits } from "../../style/asciiDigits.ts";
import * as styles from "./RangeSlider.css.ts";

export type { RangeValue } from "./RangeRail.tsx";

export interface RangeSliderProps extends Omit<
  FieldGroupProps,
  "children" | "onChange" | "defaultValue"
> {
  /** Minimum of both values. */
  min: number;
  /** Maximum of both values. */
  max: number;
  /** Whether a larger upper value than `max` may be typed. Its thumb stands at the end. @default false */
  openEnd?: boolean;
  /** Step of an arrow key. @default 10 */
  step?: number;
  /** The current range, lower bound first. For controlled use. */
  value?: RangeValue;
  /** The initial range. Defaults to `[min, max]`. */
  defaultValue?: RangeValue;
  /** Called on every change while dragging or typing. */
  onChange?: (value: RangeValue) => void;
  /** Called when dragging ends; use it for expensive work. */
  onCommit?: (value: RangeValue) => void;
  /** Labels of the thumbs and fields, for example "Lowest price" and "Highest price". */
  boundLabels: readonly [low: string, high: string];
  /** Formats a value for display and for `aria-valuetext`, for example "₹1,200". */
  format: (value: number) => string;
  /** `name` of the two fields, for a form that submits without JavaScript. */
  names?: readonly [low: string, high: string];
  /** Whether each bound is unset. An unset field is empty, shows the bound as placeholder and submits nothing. */
  unset?: readonly [low: boolean, high: boolean];
  /** Disables thumbs and fields. @default false */
  disabled?: boolean;
}

interface BoundFieldProps {
  label: string;
  name: string | undefined;
  value: number;
  isUnset: boolean;
  disabled: boolean;
  onSettle: (value: number) => void;
}

/** Keeps a draft until blur or Enter, so that partial input is not corrected. */
const BoundField = ({
  label,
  name,
  value,
  isUnset,
  disabled,
  onSettle,
}: BoundFieldProps): ReactElement => {
  const [draft, setDraft] = useState<string>();
  const settle = (): void => {
    // Without the separators of thousands that `format` may show, as in "1,00,000". "3,5" is not understood.
    const typed = asciiDigits(draft ?? "").replaceAll(/\s|,(?=(?:\d{2},)*\d{3}(?!\d))/g, "");
    const number = Number(typed);
    if (typed !== "" && Number.isFinite(number)) onSettle(number);
    setDraft(undefined);
  };
  return (
    <TextField
      label={label}
      name={name}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      disabled={disabled}
      value={draft ?? (isUnset ? "" : String(value))}
      placeholder={isUnset ? String(value) : undefined}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === "Enter") settle();
      }}
    />
  );
};

/**
 * A range slider with two thumbs and two fields (APG multi-thumb slider). Follows the writing direction. The thumbs
 * cannot pass each other.
 */
export const RangeSlider = ({
  min,
  max,
  openEnd = false,
  step = 10,
  value: controlled,
  defaultValue = [min, max],
  onChange: onValueChange,
  onCommit,
  boundLabels,
  format,
  names,
  unset = [false, false],
  disabled = false,
  ref,
  ...rest
}: RangeSliderProps): ReactElement => {
  const [value, onChange, group] = useFieldValue<RangeValue, HTMLFieldSetElement>(
    "RangeSlider",
    controlled,
    defaultValue,
    onValueChange,
  );
  const groupRef = useMergedRefs(ref, group);
  const [low, high] = value;
  const most = openEnd ? Infinity : max;
  if (process.env.NODE_ENV !== "production" && !(min <= low && low <= high && high <= most))
    warnOnce("RangeSlider", "`value` must be [low, high] with `min` <= low <= high <= `max`.");
  /** A thumb at the end stands for a larger value that was typed. */
  const meantBy = (place: number): number => (place === max ? Math.max(max, high) : place);
  const rangeOf = ([lowPlace, highPlace]: RangeValue): RangeValue => [lowPlace, meantBy(highPlace)];
  const settle = (next: RangeValue): void => {
    onChange(next);
    onCommit?.(next);
  };
  // Typing may fall between two steps, but not between two whole numbers.
  const grain = Math.min(1, step);
  const within = (number: number, from: number, to: number): number =>
    Math.min(to, Math.max(from, Math.round(number / grain) * grain));
  return (
    <FieldGroup {...rest} ref={groupRef}>
      <div>
        <div aria-hidden="true" className={styles.values}>
          <bdi>{format(low)}</bdi>
          <bdi>{format(high)}</bdi>
        </div>
        {/* Nothing suspends. The rail is hydrated on its own: it renders again in the task that hydrates it. */}
        <Suspense>
          <RangeRail
            min={min}
            max={max}
            step={step}
            value={[low, Math.min(high, max)]}
            disabled={disabled}
            boundLabels={boundLabels}
            format={(place) => format(meantBy(place))}
            onChange={(places) => onChange(rangeOf(places))}
            onCommit={(places) => onCommit?.(rangeOf(places))}
          />
        </Suspense>
        <div className={styles.fields}>
          <BoundField
            label={boundLabels[0]}
            name={names?.[0]}
            isUnset={unset[0]}
            value={low}
            disabled={disabled}
            onSettle={(number) => settle([within(number, min, Math.min(high, max)), high])}
          />
          <BoundField
            label={boundLabels[1]}
            name={names?.[1]}
            isUnset={unset[1]}
            value={high}
            disabled={disabled}
            onSettle={(number) => settle([low, within(number, low, most)])}
          />
        </div>
      </div>
    </FieldGroup>
  );
};

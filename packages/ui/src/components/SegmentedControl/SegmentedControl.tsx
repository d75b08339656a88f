import type { ReactElement, ReactNode } from "react";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import { classNames } from "../../style/classNames.ts";
import { warnOnce } from "../../provider/warnOnce.ts";
import * as styles from "./SegmentedControl.css.ts";

export interface Segment<Value extends string = string> {
  value: Value;
  label: string;
  /** An icon of 20 px; with `hideLabels` it stands alone. */
  icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string = string> {
  /** What is chosen: "Theme". */
  legend: string;
  /** Keeps the legend for assistive technology only. */
  hideLegend?: boolean | undefined;
  /** Shows the icons alone; the words stay their names. */
  hideLabels?: boolean | undefined;
  /** The name of the radio group, unique on the page. */
  name: string;
  /** A few choices that exclude each other. */
  options: readonly Segment<Value>[];
  /** The chosen option's value. */
  value: Value;
  /** The value of the option that was pressed. */
  onChange: (value: Value) => void;
}

/** A few exclusive choices side by side (a native radio group). */
export const SegmentedControl = <Value extends string>({
  legend,
  hideLegend = false,
  hideLabels = false,
  name,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>): ReactElement => {
  if (import.meta.env.DEV && !options.some((option) => option.value === value))
    warnOnce("SegmentedControl", "`value` is that of one of the `options`.");
  return (
    <fieldset>
      <legend className={classNames(styles.legend, hideLegend && styles.legendHidden)}>
        {legend}
      </legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={styles.input}
            />
            {option.icon}
            {hideLabels ? (
              <VisuallyHidden>{option.label}</VisuallyHidden>
            ) : (
              <span>{option.label}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

import type { ReactElement, ReactNode } from "react";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import { classNames } from "../../style/classNames.ts";
import { warnOnce } from "../../provider/warnOnce.ts";
import * as styles from "./SegmentedControl.css.ts";

export interface Segment<Value extends string = string> {
  value: Value;
  label: string;
  /** Icon before the label, 20 px. With `hideLabels` it is shown alone. */
  icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string = string> {
  /** The legend of the group, for example "Colour". */
  legend: string;
  /** Hides the legend visually. @default false */
  hideLegend?: boolean | undefined;
  /** Hides the labels visually. They stay accessible names. @default false */
  hideLabels?: boolean | undefined;
  /** `name` of the radio group. Must be unique on the page. */
  name: string;
  /** The options, two to five. */
  options: readonly Segment<Value>[];
  /** Value of the selected option. */
  value: Value;
  /** Called with the value of the selected option. */
  onChange: (value: Value) => void;
}

/** A radio group shown as a row of segments. */
export const SegmentedControl = <Value extends string>({
  legend,
  hideLegend = false,
  hideLabels = false,
  name,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>): ReactElement => {
  if (process.env.NODE_ENV !== "production" && !options.some((option) => option.value === value))
    warnOnce("SegmentedControl", "`value` must be the value of one of the `options`.");
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

import type { ChangeEvent, ReactElement } from "react";
import { FieldGroup, type FieldGroupProps } from "../../components/FormField/FieldGroup.tsx";
import type { Messages } from "../../provider/messages.ts";
import { useFieldValue } from "../../provider/useFieldValue.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { useMergedRefs } from "../../provider/useMergedRefs.ts";
import { DateField } from "./DateField.tsx";
import * as styles from "./DateRange.css.ts";

export interface Days {
  /** First day, as "2026-01-01". Empty for no limit. */
  from: string;
  /** Last day, as "2026-01-31". Empty for no limit. */
  to: string;
}

export interface DatePreset extends Days {
  /** Text of the button, for example "Last 7 days". */
  label: string;
}

export interface DateRangeProps extends Omit<
  FieldGroupProps,
  "children" | "onChange" | "value" | "defaultValue" | "name"
> {
  /** The current days. For controlled use. */
  value?: Days;
  /** The initial days. @default no limits */
  defaultValue?: Days;
  /** Called with both days. The first is never after the last unless somebody is typing: compare them before use. */
  onChange?: (value: Days) => void;
  /** Ranges that one press chooses. */
  presets?: readonly DatePreset[];
  /** Earliest day. */
  min?: string;
  /** Latest day. */
  max?: string;
  /** Names of both fields, for a form that the browser submits. */
  names?: Days;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["dateRange"]>;
}

export const dateRangeLabels: Messages["dateRange"] = { from: "From", to: "To" };

const noLimits: Days = { from: "", to: "" };

/** Two days, or one of the given ranges. */
export const DateRange = ({
  value: controlled,
  defaultValue = noLimits,
  onChange,
  presets = [],
  min,
  max,
  names,
  labels,
  ref,
  ...rest
}: DateRangeProps): ReactElement => {
  const [value, change, group] = useFieldValue<Days, HTMLFieldSetElement>(
    "DateRange",
    controlled,
    defaultValue,
    onChange,
  );
  const texts = useLabels("dateRange", dateRangeLabels, labels);
  const fieldOf = (end: keyof Days): ReactElement => (
    <DateField
      label={texts[end]}
      name={names?.[end]}
      value={value[end]}
      min={end === "to" && value.from !== "" ? value.from : min}
      max={end === "from" && value.to !== "" ? value.to : max}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
        change({ ...value, [end]: target.value })
      }
    />
  );
  return (
    <FieldGroup {...rest} ref={useMergedRefs(group, ref)}>
      {presets.length > 0 && (
        <div className={styles.presets}>
          {presets.map(({ label, from, to }) => (
            <button
              key={label}
              type="button"
              aria-pressed={value.from === from && value.to === to}
              disabled={rest.disabled}
              className={styles.preset}
              onClick={() => change({ from, to })}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <div className={styles.fields}>
        {fieldOf("from")}
        {fieldOf("to")}
      </div>
    </FieldGroup>
  );
};

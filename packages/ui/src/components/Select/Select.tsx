import type { ReactElement } from "react";
import { ChevronDownIcon } from "../../icons.ts";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "../FormField/FormField.css.ts";
import { controlProps, FormField, type FieldTexts } from "../FormField/FormField.tsx";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldTexts, RootProps<"select", "size" | "multiple"> {
  /** The options, in display order. */
  options: readonly SelectOption[];
  /** Text of the empty option that is selected initially. */
  placeholder?: string;
}

/** A native select. */
export const Select = ({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  options,
  placeholder,
  ...rest
}: SelectProps): ReactElement => (
  <FormField {...{ label, hideLabel, hint, error, optional, controlId: id }}>
    {(control) => (
      <span className={styles.box}>
        <select
          {...rest}
          {...controlProps(rest, control)}
          className={classNames(styles.control, styles.withEnd, styles.select)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={classNames(styles.end, styles.chevron)}>
          <ChevronDownIcon />
        </span>
      </span>
    )}
  </FormField>
);

import { useId, type ReactElement, type ReactNode } from "react";
import { useFieldValue } from "../../provider/useFieldValue.ts";
import { variantOf } from "../../provider/variantOf.ts";
import { Choice } from "../FormField/Choice.tsx";
import { FieldGroup, type FieldGroupProps } from "../FormField/FieldGroup.tsx";
import * as styles from "./RadioGroup.css.ts";

export interface RadioOption<Value extends string = string> {
  value: Value;
  /** The label, which is a part of its own name only. */
  label: ReactNode;
  /** Text below the label. Describes the option. */
  hint?: string;
  /** Text after the label, for example a price. Describes the option. */
  note?: string;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> extends Omit<
  FieldGroupProps,
  "children" | "onChange" | "defaultValue" | "name" | "role"
> {
  /** `name` of the radio buttons in a form. Generated if omitted. */
  name?: string;
  /** The options, in display order. */
  options: readonly RadioOption<Value>[];
  /** Value of the chosen option, for controlled use. Null: none. */
  value?: Value | null;
  /** Value of the option that is chosen initially. @default null */
  defaultValue?: Value | null;
  /** Called with the value of the chosen option. */
  onChange?: (value: Value) => void;
  /** Options below each other, in a row, or as cards that are side by side where they fit. @default "stacked" */
  layout?: "stacked" | "inline" | "cards";
  /** Whether an option must be chosen. @default false */
  required?: boolean;
}

/** A choice of one of a few options: native radio buttons, whose arrow keys the browser handles. */
export const RadioGroup = <Value extends string>({
  name,
  options,
  value,
  defaultValue = null,
  onChange,
  layout = "stacked",
  required = false,
  ...rest
}: RadioGroupProps<Value>): ReactElement => {
  const ownName = useId();
  const [chosen, choose, list] = useFieldValue<Value | null>(
    "RadioGroup",
    value,
    defaultValue,
    onChange as ((value: Value | null) => void) | undefined,
  );
  return (
    <FieldGroup
      {...rest}
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={rest.error ? true : rest["aria-invalid"]}
    >
      <div ref={list} className={variantOf(styles.layouts, layout)}>
        {options.map(({ value: option, ...texts }) => (
          <Choice
            key={option}
            {...texts}
            type="radio"
            name={name ?? ownName}
            value={option}
            required={required}
            isCard={layout === "cards"}
            checked={option === chosen}
            onChange={() => choose(option)}
          />
        ))}
      </div>
    </FieldGroup>
  );
};

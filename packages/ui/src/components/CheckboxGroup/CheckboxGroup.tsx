import { useState, type ReactElement } from "react";
import type { Messages } from "../../provider/messages.ts";
import { useFieldValue } from "../../provider/useFieldValue.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { FieldGroup, type FieldGroupProps } from "../FormField/FieldGroup.tsx";
import { classNames } from "../../style/classNames.ts";
import * as styles from "./CheckboxGroup.css.ts";

export interface CheckOption {
  value: string;
  label: string;
  /** A CSS colour. The checkbox is a disc in this colour. */
  colour?: string;
  /** The number of results, shown after the label. */
  note?: string;
}

export interface CheckboxGroupProps extends Omit<
  FieldGroupProps,
  "children" | "onChange" | "name"
> {
  /** `name` of the checkboxes, for a form that submits without JavaScript. */
  name?: string;
  /** The options, in display order. */
  options: readonly CheckOption[];
  /** Values of the checked options, for controlled use. */
  value?: readonly string[];
  /** Values of the options that are checked initially. */
  defaultValue?: readonly string[];
  /** Called with the values of all checked options. */
  onChange?: (value: readonly string[]) => void;
  /** Number of options shown before "Show more". Checked options are always shown. @default 6 */
  initialCount?: number;
  /** Arranges the options in columns where they fit. For short labels. @default false */
  inColumns?: boolean;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["checkboxGroup"]>;
}

export const checkboxGroupLabels: Messages["checkboxGroup"] = {
  more: (hidden) => `Show ${hidden} more`,
  fewer: "Show fewer",
};

/** A group of checkboxes. Long lists are collapsed initially. */
export const CheckboxGroup = ({
  name,
  options,
  value,
  defaultValue = [],
  onChange,
  initialCount = 6,
  inColumns = false,
  labels,
  ...rest
}: CheckboxGroupProps): ReactElement => {
  const [isWhole, setWhole] = useState(false);
  const [checked, change, list] = useFieldValue("CheckboxGroup", value, defaultValue, onChange);
  const { more, fewer } = useLabels("checkboxGroup", checkboxGroupLabels, labels);
  const isShown = ({ value: one }: CheckOption, index: number): boolean =>
    isWhole || index < initialCount || checked.includes(one);
  const shown = options.filter(isShown);
  const hidden = options.length - shown.length;

  const toggle = (changed: string): void =>
    change(
      checked.includes(changed) ? checked.filter((one) => one !== changed) : [...checked, changed],
    );

  return (
    <FieldGroup {...rest}>
      <div ref={list} className={classNames(styles.options, inColumns && styles.columns)}>
        {shown.map(({ value: option, label, colour, note }) => (
          <Checkbox
            key={option}
            name={name}
            value={option}
            label={label}
            colour={colour}
            note={note}
            checked={checked.includes(option)}
            onChange={() => toggle(option)}
          />
        ))}
      </div>
      {(hidden > 0 || isWhole) && options.length > initialCount && (
        <div>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? fewer : more(hidden)}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
};

import { useState, type ReactElement } from "react";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { FieldGroup } from "../FormField/FieldGroup.tsx";

export interface CheckOption {
  value: string;
  label: string;
  /** The number of results, shown after the label. */
  note?: string | undefined;
}

export interface CheckboxGroupProps {
  /** The legend of the group, for example "Subcategory". */
  legend: string;
  /** The options, in display order. */
  options: readonly CheckOption[];
  /** Values of the checked options. */
  chosen: readonly string[];
  /** Called with the values of all checked options. */
  onChange: (chosen: string[]) => void;
  /** Error message. Describes the group for assistive technology. */
  error?: string | undefined;
  /** Number of options shown before "Show more". Checked options are always shown. @default 6 */
  initialCount?: number | undefined;
  /** Text of the button that expands the list. Receives the number of hidden options. */
  moreLabel?: ((hidden: number) => string) | undefined;
  /** Text of the button that collapses the list. @default "Show fewer" */
  lessLabel?: string | undefined;
}

/** A group of checkboxes. Long lists are collapsed initially. */
export const CheckboxGroup = ({
  legend,
  options,
  chosen,
  onChange,
  error,
  initialCount = 6,
  moreLabel = (hidden) => `Show ${hidden} more`,
  lessLabel = "Show fewer",
}: CheckboxGroupProps): ReactElement => {
  const [isWhole, setWhole] = useState(false);
  const isShown = ({ value }: CheckOption, index: number): boolean =>
    isWhole || index < initialCount || chosen.includes(value);
  const shown = options.filter(isShown);
  const hidden = options.length - shown.length;

  const toggle = (value: string): void =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);

  return (
    <FieldGroup legend={legend} error={error}>
      {shown.map(({ value, label, note }) => (
        <Checkbox
          key={value}
          label={label}
          note={note}
          checked={chosen.includes(value)}
          onChange={() => toggle(value)}
        />
      ))}
      {(hidden > 0 || isWhole) && options.length > initialCount && (
        <div>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? lessLabel : moreLabel(hidden)}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
};

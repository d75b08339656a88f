import { useState, type ReactElement } from "react";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { FieldGroup } from "../FormField/FieldGroup.tsx";

export interface CheckOption {
  value: string;
  label: string;
  /** The number of results, after the label. */
  note?: string | undefined;
}

export interface CheckboxGroupProps {
  /** What is chosen here: "Subcategory". */
  legend: string;
  /** In the order of the list. */
  options: readonly CheckOption[];
  /** The values that are on. */
  chosen: readonly string[];
  /** All that is chosen now, in the order of the list. */
  onChange: (chosen: string[]) => void;
  /** Why the choice is refused; read out with the legend. */
  error?: string | undefined;
  /** How many are shown before "show more"; what is on is always shown. */
  initialCount?: number | undefined;
  /** The button that shows the rest, with how many there are. */
  moreLabel?: ((hidden: number) => string) | undefined;
  /** The same button once all are shown. */
  lessLabel?: string | undefined;
}

/** Several answers to one question; a long list starts short. */
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

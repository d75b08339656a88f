import { useId, type ReactElement } from "react";
import { visuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.css.ts";
import type { Messages } from "../../provider/messages.ts";
import { useControlled } from "../../provider/useControlled.ts";
import { useFormReset } from "../../provider/useFormReset.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { Swatch } from "../Swatch/Swatch.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./ColourSwatches.css.ts";

export interface ColourOption {
  value: string;
  /** Name of the colour. */
  label: string;
  /** The colour as a CSS value. */
  colour: string;
  soldOut?: boolean | undefined;
}

export interface ColourSwatchesProps extends RootProps<"fieldset", "onChange" | "defaultValue"> {
  /** The legend of the group, for example "Colour". */
  legend: string;
  /** `name` of the radio group, unique on the page. Generated if omitted. */
  name?: string | undefined;
  /** The colours, one radio button each. */
  options: readonly ColourOption[];
  /** Value of the selected option, for controlled use. */
  value?: string | undefined;
  /** Value of the option that is selected initially. */
  defaultValue?: string | undefined;
  /** Called with the value of the selected option. */
  onChange?: ((value: string) => void) | undefined;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["colourSwatches"]> | undefined;
}

export const colourSwatchesLabels: Messages["colourSwatches"] = { soldOut: "sold out" };

/** A native radio group of colours. The legend shows the name of the selected colour. */
export const ColourSwatches = ({
  legend,
  name,
  options,
  value,
  defaultValue = "",
  onChange,
  labels,
  ...rest
}: ColourSwatchesProps): ReactElement => {
  const ownName = useId();
  const [chosen, change] = useControlled("ColourSwatches", value, defaultValue, onChange);
  const list = useFormReset(value, defaultValue, change);
  const { soldOut: soldOutText } = useLabels("colourSwatches", colourSwatchesLabels, labels);
  return (
    <fieldset {...rest}>
      <legend className={styles.legend}>
        <span>{legend}</span>{" "}
        <bdi className={styles.chosen}>{options.find((one) => one.value === chosen)?.label}</bdi>
      </legend>
      <div ref={list} className={styles.options}>
        {options.map(({ value: optionValue, label, colour, soldOut = false }) => (
          <label key={optionValue} title={label} className={styles.option}>
            <input
              type="radio"
              name={name ?? ownName}
              value={optionValue}
              checked={optionValue === chosen}
              onChange={() => change(optionValue)}
              aria-label={soldOut ? `${label}, ${soldOutText}` : label}
              className={visuallyHidden}
            />
            <Swatch colour={colour} size="medium" soldOut={soldOut} />
          </label>
        ))}
      </div>
    </fieldset>
  );
};

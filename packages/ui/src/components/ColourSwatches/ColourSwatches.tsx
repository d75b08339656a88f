import type { ReactElement } from "react";
import { Swatch } from "../Swatch/Swatch.tsx";
import * as styles from "./ColourSwatches.css.ts";

export interface ColourOption {
  value: string;
  /** Name of the colour. */
  label: string;
  /** The colour as a CSS value. */
  colour: string;
  soldOut?: boolean | undefined;
}

export interface ColourSwatchesProps {
  /** The legend of the group, for example "Colour". */
  legend: string;
  /** `name` of the radio group. Must be unique on the page. */
  name: string;
  /** The colours, one radio button each. */
  options: readonly ColourOption[];
  /** Value of the selected option. */
  value: string;
  /** Called with the value of the selected option. */
  onChange: (value: string) => void;
  /** Added to the name of a sold-out colour, which can still be selected. @default "sold out" */
  soldOutText?: string | undefined;
}

/** A native radio group of colours. The legend shows the name of the selected colour. */
export const ColourSwatches = ({
  legend,
  name,
  options,
  value,
  onChange,
  soldOutText = "sold out",
}: ColourSwatchesProps): ReactElement => (
  <fieldset>
    <legend className={styles.legend}>
      {legend}{" "}
      <bdi className={styles.chosen}>{options.find((one) => one.value === value)?.label}</bdi>
    </legend>
    <div className={styles.options}>
      {options.map(({ value: optionValue, label, colour, soldOut = false }) => (
        <label key={optionValue} title={label} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={optionValue}
            checked={optionValue === value}
            onChange={() => onChange(optionValue)}
            aria-label={soldOut ? `${label}, ${soldOutText}` : label}
            className={styles.input}
          />
          <Swatch colour={colour} size="medium" soldOut={soldOut} />
        </label>
      ))}
    </div>
  </fieldset>
);

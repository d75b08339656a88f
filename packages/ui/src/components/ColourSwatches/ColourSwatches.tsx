import type { ReactElement } from "react";
import { Swatch } from "../Swatch/Swatch.tsx";
import * as styles from "./ColourSwatches.css.ts";

export interface ColourOption {
  value: string;
  /** The name of the colour. */
  label: string;
  /** The colour of the cloth in any CSS notation. */
  colour: string;
  soldOut?: boolean | undefined;
}

export interface ColourSwatchesProps {
  /** What is chosen: "Colour". */
  legend: string;
  /** The name of the radio group, unique on the page. */
  name: string;
  /** One radio button each, named by its colour. */
  options: readonly ColourOption[];
  /** The chosen option's value. */
  value: string;
  /** The value of the option that was pressed. */
  onChange: (value: string) => void;
  /** Added to the name of a colour that is sold out. It can still be chosen and looked at. */
  soldOutText?: string | undefined;
}

/** A native radio group of colours; the chosen name stands in words beside the legend. */
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

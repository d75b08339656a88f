import type { MouseEvent, ReactElement } from "react";
import type { Messages } from "../../provider/messages.ts";
import { Anchor } from "../../provider/Anchor.tsx";
import { useLabels } from "../../provider/useLabels.ts";
import { Swatch } from "../Swatch/Swatch.tsx";
import { isPlainClick } from "../../style/isPlainClick.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./ColourSwatches.css.ts";

export interface ColourOption {
  value: string;
  /** Name of the colour. */
  label: string;
  /** URL of the product in this colour. */
  href: string;
  /** The colour as a CSS value. */
  colour: string;
  soldOut?: boolean;
}

export interface ColourSwatchesProps extends RootProps<"fieldset", "onChange"> {
  /** The legend of the group, for example "Colour". */
  legend: string;
  /** The colours, one link each. */
  options: readonly ColourOption[];
  /** Value of the colour of the page. */
  value?: string;
  /** Called with the value of the pressed colour. Its link is then not followed. */
  onChange?: (value: string) => void;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["colourSwatches"]>;
}

export const colourSwatchesLabels: Messages["colourSwatches"] = { soldOut: "sold out" };

/** Links to a product in its colours. The legend shows the name of the current colour. */
export const ColourSwatches = ({
  legend,
  options,
  value,
  onChange,
  labels,
  ...rest
}: ColourSwatchesProps): ReactElement => {
  const { soldOut: soldOutText } = useLabels("colourSwatches", colourSwatchesLabels, labels);
  const onClick = (event: MouseEvent, option: string): void => {
    if (!onChange || !isPlainClick(event)) return;
    event.preventDefault();
    onChange(option);
  };
  return (
    <fieldset {...rest}>
      <legend className={styles.legend}>
        <span>{legend}</span>{" "}
        <bdi className={styles.chosen}>{options.find((one) => one.value === value)?.label}</bdi>
      </legend>
      <ul role="list" className={styles.options}>
        {options.map(({ value: option, label, href, colour, soldOut = false }) => (
          <li key={option}>
            <Anchor
              href={href}
              title={label}
              aria-label={soldOut ? `${label}, ${soldOutText}` : label}
              aria-current={option === value ? "true" : undefined}
              className={styles.option}
              onClick={(event) => onClick(event, option)}
            >
              <Swatch colour={colour} size="medium" soldOut={soldOut} />
            </Anchor>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};

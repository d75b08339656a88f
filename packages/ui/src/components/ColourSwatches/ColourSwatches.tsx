import type { ReactElement } from "react";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { Swatch } from "../Swatch/Swatch.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import { ChoiceLinks } from "./ChoiceLinks.tsx";
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
  options,
  value,
  onChange,
  labels,
  ...rest
}: ColourSwatchesProps): ReactElement => {
  const { soldOut: soldOutText } = useLabels("colourSwatches", colourSwatchesLabels, labels);
  return (
    <ChoiceLinks
      {...rest}
      options={options}
      value={value}
      onChange={onChange}
      listClass={styles.options}
      linkClass={styles.option}
      linkOf={({ label, colour, soldOut = false }) => ({
        title: label,
        "aria-label": soldOut ? `${label}, ${soldOutText}` : label,
        children: <Swatch colour={colour} size="medium" soldOut={soldOut} />,
      })}
    />
  );
};

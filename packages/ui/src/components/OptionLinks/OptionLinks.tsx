import type { ReactElement } from "react";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { ChoiceLinks } from "../ColourSwatches/ChoiceLinks.tsx";
import * as styles from "./OptionLinks.css.ts";

export interface LinkedOption {
  value: string;
  /** The value in words, for example "M" or "XXL / 42 inch". */
  label: string;
  /** URL of the product with this value. */
  href: string;
  /** Strikes the value through. It can still be looked at. */
  soldOut?: boolean;
}

export interface OptionLinksProps extends RootProps<"fieldset", "onChange"> {
  /** The legend of the group, for example "Size". */
  legend: string;
  /** The values in the order of the shop, one link each. */
  options: readonly LinkedOption[];
  /** Value of the option of the page. */
  value?: string;
  /** Called with the pressed value. Its link is then not followed. */
  onChange?: (value: string) => void;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["optionLinks"]>;
}

export const optionLinksLabels: Messages["optionLinks"] = { soldOut: "sold out" };

/** Links to a product with the values of an option, such as its sizes. The legend shows the current value. */
export const OptionLinks = ({
  options,
  value,
  onChange,
  labels,
  ...rest
}: OptionLinksProps): ReactElement => {
  const { soldOut: soldOutText } = useLabels("optionLinks", optionLinksLabels, labels);
  return (
    <ChoiceLinks
      {...rest}
      options={options}
      value={value}
      onChange={onChange}
      listClass={styles.options}
      linkClass={styles.option}
      linkOf={({ label, soldOut = false }) => ({
        "aria-label": soldOut ? `${label}, ${soldOutText}` : undefined,
        children: (
          <>
            {soldOut && (
              <svg
                viewBox="0 0 8 8"
                preserveAspectRatio="none"
                className={styles.slash}
                aria-hidden="true"
              >
                <path d="M0 8 8 0" vectorEffect="non-scaling-stroke" />
              </svg>
            )}
            <bdi className={styles.word}>{label}</bdi>
          </>
        ),
      })}
    />
  );
};

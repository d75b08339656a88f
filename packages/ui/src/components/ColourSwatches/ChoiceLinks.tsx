import type { MouseEvent, ReactElement, ReactNode } from "react";
import { Anchor, type AnchorProps } from "../../provider/Anchor.tsx";
import { isPlainClick } from "../../style/isPlainClick.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./ColourSwatches.css.ts";

export interface ChoiceOption {
  value: string;
  label: string;
  href: string;
}

interface ChoiceLinksProps<Option extends ChoiceOption> extends RootProps<"fieldset", "onChange"> {
  legend: string;
  options: readonly Option[];
  value: string | undefined;
  onChange: ((value: string) => void) | undefined;
  listClass: string;
  linkClass: string;
  /** Returns the content and the attributes of a link. */
  linkOf: (option: Option) => AnchorProps & { children: ReactNode };
}

/** A named row of links to the values of a product's colour or option. The one of `value` is current. */
export const ChoiceLinks = <Option extends ChoiceOption>({
  legend,
  options,
  value,
  onChange,
  listClass,
  linkClass,
  linkOf,
  ...rest
}: ChoiceLinksProps<Option>): ReactElement => {
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
      <ul role="list" className={listClass}>
        {options.map((option) => (
          <li key={option.value}>
            <Anchor
              href={option.href}
              {...linkOf(option)}
              aria-current={option.value === value ? "true" : undefined}
              className={linkClass}
              onClick={(event) => onClick(event, option.value)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
};

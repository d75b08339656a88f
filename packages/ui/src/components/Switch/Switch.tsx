import type { ReactElement } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import { controlProps, FormField, type FieldTexts } from "../FormField/FormField.tsx";
import * as styles from "./Switch.css.ts";

export interface SwitchProps extends FieldTexts, RootProps<"input", "type" | "role"> {
  /** Name of the switch, for example "Prices in US dollars". Must not change with the state. */
  label: string;
  /** Leaves out the label, which then is the accessible name: the texts on both sides say what it does. @default true */
  hideLabel?: boolean;
  /** Texts on both sides of the switch, for example "INR ₹" and "USD $". */
  sides: { off: string; on: string };
}

/** A switch with a text on each side (checkbox with `role=switch`). Controlled by `checked`, like a checkbox. */
export const Switch = ({
  label,
  hideLabel = true,
  hint,
  error,
  optional,
  sides,
  id,
  ...rest
}: SwitchProps): ReactElement => (
  <FormField {...{ label, hideLabel, hint, error, optional, controlId: id }}>
    {(control) => (
      <label className={styles.root}>
        <input
          {...rest}
          {...controlProps(rest, control)}
          type="checkbox"
          role="switch"
          className={styles.input}
        />
        <bdi aria-hidden="true" className={styles.offLabel}>
          {sides.off}
        </bdi>
        <span aria-hidden="true" className={styles.track} />
        <bdi aria-hidden="true" className={styles.onLabel}>
          {sides.on}
        </bdi>
      </label>
    )}
  </FormField>
);

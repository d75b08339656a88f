import type { ReactElement } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./Switch.css.ts";

export interface SwitchProps extends RootProps<"input", "type" | "role"> {
  /** Accessible name, for example "Prices in US dollars". Must not change with the state. */
  label: string;
  /** Texts beside the switch, for example "INR ₹" and "USD $". */
  labels: { off: string; on: string };
}

/** A switch with a label on each side (checkbox with `role=switch`). Controlled by `checked`, like a checkbox. */
export const Switch = ({ label, labels, ...rest }: SwitchProps): ReactElement => (
  <label className={styles.root}>
    <input {...rest} type="checkbox" role="switch" aria-label={label} className={styles.input} />
    <bdi aria-hidden="true" className={styles.offLabel}>
      {labels.off}
    </bdi>
    <span aria-hidden="true" className={styles.track} />
    <bdi aria-hidden="true" className={styles.onLabel}>
      {labels.on}
    </bdi>
  </label>
);

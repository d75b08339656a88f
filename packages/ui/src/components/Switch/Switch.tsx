import type { ReactElement } from "react";
import * as styles from "./Switch.css.ts";

export interface SwitchProps {
  /** What is switched: "Prices in US dollars". It does not change with the state. */
  label: string;
  /** Shown on the side of off, "INR ₹". */
  offLabel: string;
  /** Shown on the side of on, "USD $". */
  onLabel: string;
  /** Which of the two it is. */
  isOn: boolean;
  /** What it shall be from now on. */
  onChange: (isOn: boolean) => void;
}

/** Two named sides of one setting (a checkbox with `role=switch`). */
export const Switch = ({ label, offLabel, onLabel, isOn, onChange }: SwitchProps): ReactElement => (
  <label data-state={isOn ? "on" : "off"} className={styles.root}>
    <input
      type="checkbox"
      role="switch"
      aria-label={label}
      checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
      className={styles.input}
    />
    <bdi aria-hidden="true" className={styles.offLabel}>
      {offLabel}
    </bdi>
    <span aria-hidden="true" className={styles.track} />
    <bdi aria-hidden="true" className={styles.onLabel}>
      {onLabel}
    </bdi>
  </label>
);

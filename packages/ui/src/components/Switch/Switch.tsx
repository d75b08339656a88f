import type { ReactElement } from "react";
import * as styles from "./Switch.css.ts";

export interface SwitchProps {
  /** Accessible name, for example "Prices in US dollars". Must not change with the state. */
  label: string;
  /** Label of the off state, for example "INR ₹". */
  offLabel: string;
  /** Label of the on state, for example "USD $". */
  onLabel: string;
  /** Whether the switch is on. */
  isOn: boolean;
  /** Called with the new state. */
  onChange: (isOn: boolean) => void;
}

/** A switch with a label on each side (checkbox with `role=switch`). */
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

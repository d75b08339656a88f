import type { InputHTMLAttributes, ReactElement, ReactNode, Ref } from "react";
import * as styles from "./Checkbox.css.ts";

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "className" | "style" | "type"
> {
  /** Label after the checkbox. Clicking it toggles the checkbox. */
  label: ReactNode;
  /** Text after the label, for example the number of results. */
  note?: string | undefined;
  /** Ref to the native input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A native checkbox. Put several into a `FieldGroup`. */
export const Checkbox = ({ label, note, ...rest }: CheckboxProps): ReactElement => (
  <label className={styles.checkbox}>
    <input {...rest} type="checkbox" className={styles.input} />
    <span className={styles.words}>{label}</span>
    {note !== undefined && <span className={styles.note}>{note}</span>}
  </label>
);

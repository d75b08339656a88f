import type { InputHTMLAttributes, ReactElement, ReactNode, Ref } from "react";
import * as styles from "./Checkbox.css.ts";

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "className" | "style" | "type"
> {
  /** Stands after the box and belongs to it: a press on it counts. */
  label: ReactNode;
  /** After the label, quieter: the number of results. */
  note?: string | undefined;
  /** The native input, for its focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Yes or no; several of them in a `FieldGroup`. */
export const Checkbox = ({ label, note, ...rest }: CheckboxProps): ReactElement => (
  <label className={styles.checkbox}>
    <input {...rest} type="checkbox" className={styles.input} />
    <span className={styles.words}>{label}</span>
    {note !== undefined && <span className={styles.note}>{note}</span>}
  </label>
);

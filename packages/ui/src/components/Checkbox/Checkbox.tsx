import type { InputHTMLAttributes, ReactElement, ReactNode, Ref } from "react";
import * as styles from "./Checkbox.css.ts";

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "className" | "style" | "type"
> {
  label: ReactNode;
  /** After the label, quieter: the number of results. */
  note?: string | undefined;
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

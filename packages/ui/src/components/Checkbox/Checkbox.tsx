import { useId, type ReactElement, type ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./Checkbox.css.ts";

export interface CheckboxProps extends RootProps<"input", "type"> {
  /** Label after the checkbox. Clicking it toggles the checkbox. */
  label: ReactNode;
  /** Text after the label, for example the number of results. Describes the checkbox. */
  note?: string;
  /** A CSS colour. The checkbox is a disc in this colour, with a ring if it is checked. */
  colour?: string;
}

/** A native checkbox. For several, use `CheckboxGroup`. */
export const Checkbox = ({ label, note, colour, ...rest }: CheckboxProps): ReactElement => {
  const noteId = useId();
  const control = (
    <label className={styles.checkbox}>
      <input
        {...rest}
        aria-describedby={
          [rest["aria-describedby"], note !== undefined && noteId].filter(Boolean).join(" ") ||
          undefined
        }
        type="checkbox"
        className={classNames(styles.input, colour !== undefined && styles.disc)}
        style={{ backgroundColor: colour }}
      />
      <span className={styles.words}>{label}</span>
    </label>
  );
  if (note === undefined) return control;
  // Outside the label, so that it is no part of the checkbox's name.
  return (
    <div className={styles.row}>
      {control}
      <span id={noteId} aria-hidden="true" className={styles.note}>
        {note}
      </span>
    </div>
  );
};

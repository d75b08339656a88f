import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { controlProps, describedBy, useField, type FieldHelp } from "./FormField.tsx";
import * as styles from "./Choice.css.ts";

export interface ChoiceProps extends FieldHelp, RootProps<"input", "type"> {
  type: "checkbox" | "radio";
  label: ReactNode;
  /** Text after the label, for example the number of results or a price. Describes the control. */
  note?: string;
  /** A CSS colour. The control is a disc in this colour, with a ring if it is chosen. */
  colour?: string;
  /** Draws a border around control and texts, which then are one target. */
  isCard?: boolean;
}

/** A native checkbox or radio button with its label after it. */
export const Choice = ({
  label,
  hint,
  error,
  note,
  colour,
  isCard = false,
  ...rest
}: ChoiceProps): ReactElement => {
  const field = useField({ hint, error }, rest.id);
  const noteId = note !== undefined && `${field.control.id}-note`;
  return (
    <div className={classNames(styles.row, isCard && styles.card)}>
      <label className={styles.choice}>
        <input
          {...rest}
          {...controlProps(rest, field.control)}
          id={rest.id}
          aria-describedby={describedBy(
            rest["aria-describedby"],
            field.control["aria-describedby"],
            noteId,
          )}
          className={classNames(styles.input, colour !== undefined && styles.disc)}
          style={{ backgroundColor: colour }}
        />
        <span className={styles.words}>{label}</span>
      </label>
      {/* Outside the label, so that it is no part of the control's name. */}
      {noteId && (
        <span id={noteId} aria-hidden="true" className={styles.note}>
          {note}
        </span>
      )}
      {hint !== undefined && <div className={styles.hint}>{field.hint}</div>}
      {error && <div className={styles.error}>{field.error}</div>}
    </div>
  );
};

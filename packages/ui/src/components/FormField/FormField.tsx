import { useId, type ReactElement, type ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import { FieldError } from "./FieldError.tsx";
import * as styles from "./FormField.css.ts";

/** What every field can say about itself. */
export interface FieldTexts {
  /** The control's name, always in sight. */
  label: string;
  /** Keeps the label for assistive technology only, where the place makes it plain. */
  hideLabel?: boolean | undefined;
  /** What helps to fill it in; read out after the label. */
  hint?: string | undefined;
  /** What is wrong and how to mend it; marks the control invalid. */
  error?: string | undefined;
  /** Beside the label of a field that may stay empty: "optional". */
  optional?: string | undefined;
}

/** What the control needs to belong to its label, hint and error. */
export interface ControlProps {
  /** What the label points to. */
  id: string;
  /** The hint and the error. */
  "aria-describedby": string | undefined;
  /** Set while there is an error. */
  "aria-invalid": true | undefined;
}

export interface FormFieldProps extends FieldTexts {
  /** The control's id, where a link has to lead to it. */
  id?: string | undefined;
  /** Between hint and error: a count of what is left. */
  status?: ReactNode;
  /** Draws the control with what ties it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error, tied together (WCAG 1.3.1, 3.3.1). */
export const FormField = ({
  id,
  label,
  hideLabel = false,
  hint,
  error,
  optional,
  status,
  children,
}: FormFieldProps): ReactElement => {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={styles.field} data-state={error ? "invalid" : "valid"}>
      <div className={classNames(styles.head, hideLabel && styles.labelHidden)}>
        <label htmlFor={controlId} className={styles.label}>
          {label}
        </label>
        {optional !== undefined && <span className={styles.note}>{optional}</span>}
      </div>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {status}
      {error && <FieldError id={errorId} text={error} />}
    </div>
  );
};

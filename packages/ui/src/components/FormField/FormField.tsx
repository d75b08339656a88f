import { useId, type AriaAttributes, type ReactElement, type ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import { FieldError } from "./FieldError.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./FormField.css.ts";

/** Texts that every field accepts. */
export interface FieldTexts {
  /** The visible label. */
  label: string;
  /** Hides the label visually. Use it only if the context is clear. @default false */
  hideLabel?: boolean;
  /** Help text. Describes the control for assistive technology. */
  hint?: string;
  /** Error message. Sets `aria-invalid`. */
  error?: string;
  /** Text beside the label of an optional field, for example "optional". */
  optional?: string;
}

/** Attributes that connect a control to its label, hint and error. */
export interface ControlProps {
  /** Id that the label refers to. */
  id: string;
  /** Ids of the hint and the error. */
  "aria-describedby": string | undefined;
  /** `true` while there is an error. */
  "aria-invalid": true | undefined;
}

/** Returns the attributes of a control: those of the application and those of the field. */
export const controlProps = (
  own: Pick<AriaAttributes, "aria-describedby" | "aria-invalid">,
  field: ControlProps,
): Pick<AriaAttributes, "aria-describedby" | "aria-invalid"> & { id: string } => ({
  id: field.id,
  "aria-describedby":
    [own["aria-describedby"], field["aria-describedby"]].filter(Boolean).join(" ") || undefined,
  "aria-invalid": field["aria-invalid"] ?? own["aria-invalid"],
});

export interface FormFieldProps extends FieldTexts, RootProps<"div", "children"> {
  /** Id of the control. Generated if omitted. */
  controlId?: string;
  /** Content between control and error, for example a character count. */
  status?: ReactNode;
  /** Renders the control with the given attributes. */
  children: (control: ControlProps) => ReactNode;
}

/** Connects a control with label, hint and error (WCAG 1.3.1, 3.3.1). */
export const FormField = ({
  controlId,
  label,
  hideLabel = false,
  hint,
  error,
  optional,
  status,
  children,
  ...rest
}: FormFieldProps): ReactElement => {
  const ownId = useId();
  const id = controlId ?? ownId;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div {...rest} className={styles.field} data-state={error ? "invalid" : "valid"}>
      <div className={classNames(styles.head, hideLabel && styles.labelHidden)}>
        <label htmlFor={id} className={styles.label}>
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
        id,
        "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {status}
      {error && <FieldError id={errorId} text={error} />}
    </div>
  );
};

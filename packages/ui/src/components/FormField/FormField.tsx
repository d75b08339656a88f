import { useId, type AriaAttributes, type ReactElement, type ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import { FieldError } from "./FieldError.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./FormField.css.ts";

/** Texts that every control and every group of controls accepts. */
export interface FieldHelp {
  /** Help text. Describes the control for assistive technology. */
  hint?: string;
  /** Error message. Describes the control, too, and says that it is invalid. */
  error?: string;
}

/** Texts that every field accepts. */
export interface FieldTexts extends FieldHelp {
  /** The visible label. */
  label: string;
  /** Leaves out the label, which then is the accessible name. Use it only if the context is clear. @default false */
  hideLabel?: boolean;
  /** Text beside the label of an optional field, for example "optional". */
  optional?: string;
}

/** Attributes that connect a control to its label, hint and error. */
export interface ControlProps {
  /** Id that the label refers to. */
  id: string;
  /** The label if it is hidden. */
  "aria-label": string | undefined;
  /** Ids of the hint and the error. */
  "aria-describedby": string | undefined;
  /** `true` while there is an error. */
  "aria-invalid": true | undefined;
}

/** Returns the value of `aria-describedby` for some ids. */
export const describedBy = (...ids: readonly (string | false | undefined)[]): string | undefined =>
  classNames(...ids) || undefined;

type OwnAttributes = Pick<AriaAttributes, "aria-label" | "aria-describedby" | "aria-invalid">;

/** Returns the attributes of a control: those of the application and those of the field. */
export const controlProps = (
  own: OwnAttributes,
  field: ControlProps,
): OwnAttributes & { id: string } => ({
  id: field.id,
  "aria-label": field["aria-label"] ?? own["aria-label"],
  "aria-describedby": describedBy(own["aria-describedby"], field["aria-describedby"]),
  "aria-invalid": field["aria-invalid"] ?? own["aria-invalid"],
});

interface Field {
  control: ControlProps;
  hint: ReactNode;
  error: ReactNode;
}

/** Returns hint and error of a control or a group, and the attributes that connect it to them. `label` is a hidden one. */
export const useField = (
  { label, hint, error }: FieldHelp & { label?: string },
  controlId?: string,
): Field => {
  const ownId = useId();
  const id = controlId ?? ownId;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error ? `${id}-error` : undefined;
  return {
    control: {
      id,
      "aria-label": label,
      "aria-describedby": describedBy(hintId, errorId),
      "aria-invalid": error ? true : undefined,
    },
    hint: hintId && (
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
    ),
    error: error && <FieldError id={errorId} text={error} />,
  };
};

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
  const field = useField({ label: hideLabel ? label : undefined, hint, error }, controlId);
  return (
    <div {...rest} className={styles.field} data-state={error ? "invalid" : "valid"}>
      {!hideLabel && (
        <div className={styles.head}>
          <label htmlFor={field.control.id} className={styles.label}>
            {label}
          </label>
          {optional !== undefined && <span className={styles.note}>{optional}</span>}
        </div>
      )}
      {field.hint}
      {children(field.control)}
      {status}
      {field.error}
    </div>
  );
};

import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "../FormField/FormField.css.ts";
import { controlProps, FormField, type FieldTexts } from "../FormField/FormField.tsx";

export interface TextFieldProps extends FieldTexts, RootProps<"input", "size"> {
  /** A button or icon inside the field, at the inline end. */
  end?: ReactNode;
}

/** A single-line text field. Accepts the props of a form library's register function. */
export const TextField = ({
  label,
  hideLabel,
  hint,
  error,
  optional,
  end,
  id,
  type = "text",
  ...rest
}: TextFieldProps): ReactElement => (
  <FormField {...{ label, hideLabel, hint, error, optional, controlId: id }}>
    {(control) => (
      <span className={styles.box}>
        <input
          {...rest}
          {...controlProps(rest, control)}
          type={type}
          className={classNames(styles.control, end !== undefined && styles.withEnd)}
        />
        {end !== undefined && <span className={classNames(styles.end, styles.endLive)}>{end}</span>}
      </span>
    )}
  </FormField>
);

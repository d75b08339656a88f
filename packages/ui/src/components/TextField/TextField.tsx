import type { InputHTMLAttributes, ReactElement, ReactNode, Ref } from "react";
import { classNames } from "../../style/classNames.ts";
import * as styles from "../FormField/FormField.css.ts";
import { FormField, type FieldTexts } from "../FormField/FormField.tsx";

export interface TextFieldProps
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "style" | "size"> {
  /** Content that reads left to right in every script: e-mail, telephone, codes, numbers. */
  latin?: boolean | undefined;
  /** A button or mark at the end, inside the border. */
  end?: ReactNode;
  /** Ref to the native input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. Spread a form library's registration onto it. */
export const TextField = ({
  label,
  hideLabel,
  hint,
  error,
  optional,
  latin = false,
  end,
  id,
  type = "text",
  ...rest
}: TextFieldProps): ReactElement => (
  <FormField {...{ label, hideLabel, hint, error, optional, id }}>
    {(control) => (
      <span className={styles.box}>
        <input
          {...rest}
          {...control}
          type={type}
          className={classNames(
            styles.control,
            latin && styles.latin,
            end !== undefined && styles.withEnd,
          )}
        />
        {end !== undefined && <span className={classNames(styles.end, styles.endLive)}>{end}</span>}
      </span>
    )}
  </FormField>
);

import { useId, type ReactElement, type ReactNode } from "react";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { classNames } from "../../style/classNames.ts";
import { FieldError } from "./FieldError.tsx";
import * as styles from "./FormField.css.ts";

export interface FieldGroupProps {
  /** The legend of the group. */
  legend: string;
  /** Hides the legend visually. @default false */
  hideLegend?: boolean | undefined;
  /** Error message. Describes the group for assistive technology. */
  error?: string | undefined;
  /** The fields of the group. */
  children: ReactNode;
}

/** A fieldset with an optional error. */
export const FieldGroup = ({
  legend,
  hideLegend = false,
  error,
  children,
}: FieldGroupProps): ReactElement => {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className={classNames(styles.legend, hideLegend && styles.labelHidden)}>
        {legend}
      </legend>
      <Stack gap="s4">{children}</Stack>
      {error && <FieldError id={errorId} text={error} />}
    </fieldset>
  );
};

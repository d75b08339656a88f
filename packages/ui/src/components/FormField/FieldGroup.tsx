import { useId, type ReactElement, type ReactNode } from "react";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { classNames } from "../../style/classNames.ts";
import { FieldError } from "./FieldError.tsx";
import * as styles from "./FormField.css.ts";

export interface FieldGroupProps {
  /** What the controls inside have in common. */
  legend: string;
  /** Keeps the legend for assistive technology only. */
  hideLegend?: boolean | undefined;
  /** Why the group is refused; read out with the legend. */
  error?: string | undefined;
  /** The controls that belong together. */
  children: ReactNode;
}

/** Fields that answer one question together. */
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

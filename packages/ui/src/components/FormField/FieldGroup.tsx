import { useId, type ReactElement, type ReactNode } from "react";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { classNames } from "../../style/classNames.ts";
import { FieldError } from "./FieldError.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./FormField.css.ts";

export interface FieldGroupProps extends RootProps<"fieldset"> {
  /** The legend of the group. */
  legend: string;
  /** Hides the legend visually. @default false */
  hideLegend?: boolean;
  /** Error message. Describes the group for assistive technology. */
  error?: string;
  /** The fields of the group. */
  children: ReactNode;
}

/** A fieldset with an optional error. */
export const FieldGroup = ({
  legend,
  hideLegend = false,
  error,
  children,
  ...rest
}: FieldGroupProps): ReactElement => {
  const errorId = useId();
  const descriptions = [rest["aria-describedby"], error && errorId];
  return (
    <fieldset {...rest} aria-describedby={descriptions.filter(Boolean).join(" ") || undefined}>
      <legend className={classNames(styles.legend, hideLegend && styles.labelHidden)}>
        {legend}
      </legend>
      <Stack gap="s4">{children}</Stack>
      {error && (
        <div className={styles.groupError}>
          <FieldError id={errorId} text={error} />
        </div>
      )}
    </fieldset>
  );
};

import { useId, type ReactElement, type ReactNode } from "react";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { FieldError } from "./FieldError.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./FormField.css.ts";

export interface FieldGroupProps extends RootProps<"fieldset"> {
  /** The legend of the group. */
  legend: string;
  /** Leaves out the legend, which then is the accessible name, for example if a heading repeats it. @default false */
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
    <fieldset
      {...(hideLegend && { "aria-label": legend })}
      {...rest}
      aria-describedby={descriptions.filter(Boolean).join(" ") || undefined}
    >
      {!hideLegend && <legend className={styles.legend}>{legend}</legend>}
      <Stack gap="s4">{children}</Stack>
      {error && (
        <div className={styles.groupError}>
          <FieldError id={errorId} text={error} />
        </div>
      )}
    </fieldset>
  );
};

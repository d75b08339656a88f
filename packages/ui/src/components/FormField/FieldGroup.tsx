import type { ReactElement, ReactNode } from "react";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { describedBy, useField, type FieldHelp } from "./FormField.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./FormField.css.ts";

export interface FieldGroupProps extends FieldHelp, RootProps<"fieldset"> {
  /** The legend of the group. */
  legend: string;
  /** Leaves out the legend, which then is the accessible name, for example if a heading repeats it. @default false */
  hideLegend?: boolean;
  /** The fields of the group. */
  children: ReactNode;
}

/** A fieldset with an optional hint and error. */
export const FieldGroup = ({
  legend,
  hideLegend = false,
  hint,
  error,
  children,
  ...rest
}: FieldGroupProps): ReactElement => {
  const field = useField({ hint, error });
  return (
    <fieldset
      {...(hideLegend && { "aria-label": legend })}
      {...rest}
      aria-describedby={describedBy(rest["aria-describedby"], field.control["aria-describedby"])}
    >
      {!hideLegend && <legend className={styles.legend}>{legend}</legend>}
      {field.hint && <div className={styles.groupHint}>{field.hint}</div>}
      <Stack gap="s4">{children}</Stack>
      {error && <div className={styles.groupError}>{field.error}</div>}
    </fieldset>
  );
};

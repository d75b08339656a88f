import type { ReactElement, ReactNode } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import { Choice } from "../FormField/Choice.tsx";
import type { FieldHelp } from "../FormField/FormField.tsx";

export interface CheckboxProps extends FieldHelp, RootProps<"input", "type"> {
  /** Label after the checkbox. Clicking it toggles the checkbox. */
  label: ReactNode;
  /** Text after the label, for example the number of results. Describes the checkbox. */
  note?: string;
  /** A CSS colour. The checkbox is a disc in this colour, with a ring if it is checked. */
  colour?: string;
}

/** A native checkbox. For several, use `CheckboxGroup`. */
export const Checkbox = (props: CheckboxProps): ReactElement => (
  <Choice {...props} type="checkbox" />
);

import type { ReactElement } from "react";
import { TextField, type TextFieldProps } from "../../components/TextField/TextField.tsx";

export interface DateFieldProps extends Omit<TextFieldProps, "type" | "end" | "min" | "max"> {
  /** Earliest day, as "2026-01-31". */
  min?: string;
  /** Latest day, as "2026-01-31". */
  max?: string;
}

/** A day in the calendar of the browser: a native date field. Its value is "2026-01-31" or empty. */
export const DateField = (props: DateFieldProps): ReactElement => (
  <TextField {...props} type="date" />
);

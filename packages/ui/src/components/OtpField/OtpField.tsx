import type { ReactElement, Ref } from "react";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

export interface OtpFieldProps extends Omit<
  TextFieldProps,
  | "type"
  | "latin"
  | "autoComplete"
  | "autoCapitalize"
  | "spellCheck"
  | "inputMode"
  | "maxLength"
  | "value"
  | "onChange"
  | "defaultValue"
> {
  /** The current code. */
  value: string;
  /** Called with the code on every change. Spaces are removed. */
  onChange: (code: string) => void;
  /** Length of the code. Limits the input. Omit it if the length is unknown. */
  length?: number | undefined;
  /** Called once when the code has `length` characters. */
  onComplete?: ((code: string) => void) | undefined;
  /** `digits` shows a numeric keyboard. @default "any" */
  characters?: "digits" | "any" | undefined;
  /** Ref to the native input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A single field for a one-time code, so that it can be pasted, autofilled and corrected. */
export const OtpField = ({
  value,
  onChange,
  length,
  onComplete,
  characters = "any",
  ...rest
}: OtpFieldProps): ReactElement => (
  <TextField
    {...rest}
    latin
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    inputMode={characters === "digits" ? "numeric" : "text"}
    value={value}
    onChange={({ target }) => {
      const code = target.value.replaceAll(/\s/g, "").slice(0, length);
      onChange(code);
      if (code.length === length && code !== value) onComplete?.(code);
    }}
  />
);

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
  /** The code as it is typed or pasted. */
  value: string;
  /** The code without the spaces of a pasted one. */
  onChange: (code: string) => void;
  /** How long a code is, where that is known; typing ends there. */
  length?: number | undefined;
  /** Called once when the last character of a known length has come. */
  onComplete?: ((code: string) => void) | undefined;
  /** `digits` brings the number pad; a code may hold letters unless it is known to have none. */
  characters?: "digits" | "any" | undefined;
  /** The native input, for its focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A one-time code in one field, so that it can be pasted, filled in by the browser and corrected anywhere. */
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

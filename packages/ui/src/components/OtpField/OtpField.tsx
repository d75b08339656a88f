import type { ReactElement } from "react";
import { asciiDigits } from "../../style/asciiDigits.ts";
import { filterTyping } from "../../style/filterTyping.ts";
import { useFieldValue } from "../../provider/useFieldValue.ts";
import { useMergedRefs } from "../../provider/useMergedRefs.ts";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import { variantOf } from "../../provider/variantOf.ts";

export interface OtpFieldProps extends Omit<
  TextFieldProps,
  | "type"
  | "dir"
  | "autoComplete"
  | "autoCapitalize"
  | "spellCheck"
  | "inputMode"
  | "maxLength"
  | "value"
  | "onChange"
  | "defaultValue"
> {
  /** The current code, for controlled use. */
  value?: string;
  /** The initial code. @default "" */
  defaultValue?: string;
  /** Called with the code on every change, in ASCII digits, without spaces and invisible characters. */
  onChange?: (code: string) => void;
  /** Length of the code. Limits the input. Omit it if the length is unknown. */
  length?: number;
  /** Called once when the code has `length` characters. */
  onComplete?: (code: string) => void;
  /** `digits` shows a numeric keyboard. @default "any" */
  characters?: "digits" | "any";
}

/** Writes digits in ASCII, and leaves out spaces and invisible characters. */
const codeOf = (typed: string): string => asciiDigits(typed).replaceAll(/[\s\p{Cf}]/gu, "");

const inputModes = { digits: "numeric", any: "text" } as const;

/** A single field for a one-time code, so that it can be pasted, autofilled and corrected. */
export const OtpField = ({
  value,
  defaultValue = "",
  onChange,
  length,
  onComplete,
  characters = "any",
  ref,
  ...rest
}: OtpFieldProps): ReactElement => {
  const [current, change, field] = useFieldValue<string, HTMLInputElement>(
    "OtpField",
    value,
    defaultValue,
    onChange,
  );
  const onCode = (code: string): void => {
    change(code);
    if (code.length === length && code !== current) onComplete?.(code);
  };
  return (
    <TextField
      {...rest}
      ref={useMergedRefs(ref, field)}
      dir="ltr"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      inputMode={variantOf(inputModes, characters)}
      value={current}
      {...filterTyping(codeOf, onCode, length)}
    />
  );
};

import { useState, type ReactElement } from "react";
import { EyeIcon, EyeOffIcon } from "../../icons.ts";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "end" | "dir"> {
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["passwordField"]>;
}

export const passwordFieldLabels: Messages["passwordField"] = { show: "Show characters" };

/** A password field that allows pasting and can show the password (WCAG 3.3.8). */
export const PasswordField = ({ labels, ...rest }: PasswordFieldProps): ReactElement => {
  const [isShown, setShown] = useState(false);
  const { show } = useLabels("passwordField", passwordFieldLabels, labels);
  return (
    <TextField
      {...rest}
      dir="ltr"
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          label={show}
          pressed={isShown}
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
};

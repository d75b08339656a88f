import { useState, type ReactElement } from "react";
import { EyeIcon, EyeOffIcon } from "../../icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "end" | "latin"> {
  /** Accessible name of the button that shows the password. */
  showLabel?: string | undefined;
}

/** A password field that allows pasting and can show the password (WCAG 3.3.8). */
export const PasswordField = ({
  showLabel = "Show password",
  ...rest
}: PasswordFieldProps): ReactElement => {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      latin
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          label={showLabel}
          pressed={isShown}
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
};

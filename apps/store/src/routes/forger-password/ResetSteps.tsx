import { OtpField, PasswordField, TextField } from "@pallu/ui";
import type { ReactElement, Ref } from "react";
import { emailField } from "../../features/account/emailField.ts";
import type { FieldProps } from "../../features/account/useFieldErrors.ts";

interface StepProps {
  /** The email that was sent before. */
  email: string;
  fieldProps: FieldProps;
  /** Ref of the first field of the step, which gets focus. */
  first: Ref<HTMLInputElement>;
}

export const EmailStep = ({ email, fieldProps, first }: StepProps): ReactElement => (
  <TextField
    ref={first}
    {...emailField}
    {...fieldProps("email")}
    autoComplete="username"
    defaultValue={email}
  />
);

/** One field for the code; spaces of a pasted code are removed (AUTH-42). */
export const OtpStep = ({ fieldProps, first }: StepProps): ReactElement => (
  <OtpField
    ref={first}
    label="OTP"
    hint="The code in the email, without spaces"
    {...fieldProps("otp")}
    characters="digits"
  />
);

/** Two password fields without validation (AUTH-43 to AUTH-45). Password managers store them for the hidden email. */
export const PasswordStep = ({ email, fieldProps, first }: StepProps): ReactElement => (
  <>
    <input hidden readOnly type="email" autoComplete="username" value={email} />
    <PasswordField
      ref={first}
      label="New Password"
      labels={{ show: "Show new password" }}
      {...fieldProps("new-password")}
      autoComplete="new-password"
    />
    <PasswordField
      label="Confirm Password"
      labels={{ show: "Show confirmed password" }}
      {...fieldProps("confirm-password")}
      autoComplete="new-password"
    />
  </>
);

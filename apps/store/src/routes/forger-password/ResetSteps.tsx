import { OtpField, PasswordField, TextField } from "@pallu/ui";
import type { ReactElement, Ref } from "react";
import { emailField } from "../../features/account/emailField.ts";
import type { FieldProps } from "../../features/account/useFieldErrors.ts";
import type { Reset } from "./useReset.ts";

interface StepProps {
  reset: Reset;
  fieldProps: FieldProps;
  /** Ref of the first field of the step, which gets focus. */
  first: Ref<HTMLInputElement>;
}

export const EmailStep = ({ reset, fieldProps, first }: StepProps): ReactElement => (
  <TextField
    ref={first}
    {...emailField}
    {...fieldProps("email")}
    autoComplete="username"
    value={reset.fields.email}
    onChange={({ target }) => reset.change({ email: target.value })}
  />
);

/** One field for the code; spaces of a pasted code are removed (AUTH-42). */
export const OtpStep = ({ reset, fieldProps, first }: StepProps): ReactElement => (
  <OtpField
    ref={first}
    label="OTP"
    hint="The code in the email, without spaces"
    {...fieldProps("otp")}
    characters="digits"
    value={reset.fields.otp}
    onChange={(otp) => reset.change({ otp })}
  />
);

/** Two password fields without validation (AUTH-43 to AUTH-45). */
export const PasswordStep = ({ reset, fieldProps, first }: StepProps): ReactElement => (
  <>
    <PasswordField
      ref={first}
      label="New Password"
      labels={{ show: "Show new password" }}
      {...fieldProps("new-password")}
      autoComplete="new-password"
      value={reset.fields.password}
      onChange={({ target }) => reset.change({ password: target.value })}
    />
    <PasswordField
      label="Confirm Password"
      labels={{ show: "Show confirmed password" }}
      {...fieldProps("confirm-password")}
      autoComplete="new-password"
      value={reset.fields.confirmed}
      onChange={({ target }) => reset.change({ confirmed: target.value })}
    />
  </>
);

import { OtpField, PasswordField, TextField } from "@pallu/ui";
import type { ReactElement, Ref } from "react";
import { emailField } from "../../features/account/emailField.ts";
import type { FieldErrors } from "../../features/account/useFieldErrors.ts";
import type { Reset } from "./useReset.ts";

interface StepProps {
  reset: Reset;
  errors: FieldErrors;
  /** Ref of the first field of the step, which gets focus. */
  first: Ref<HTMLInputElement>;
}

export const EmailStep = ({ reset, errors, first }: StepProps): ReactElement => (
  <TextField
    ref={first}
    {...emailField}
    name="email"
    autoComplete="username"
    required
    error={errors.email}
    value={reset.fields.email}
    onChange={({ target }) => reset.change({ email: target.value })}
  />
);

/** One field for the code; spaces of a pasted code are removed (AUTH-42). */
export const OtpStep = ({ reset, errors, first }: StepProps): ReactElement => (
  <OtpField
    ref={first}
    label="OTP"
    hint="The code in the email, without spaces"
    name="otp"
    characters="digits"
    required
    error={errors.otp}
    value={reset.fields.otp}
    onChange={(otp) => reset.change({ otp })}
  />
);

/** Two password fields without validation (AUTH-43 to AUTH-45). */
export const PasswordStep = ({ reset, errors, first }: StepProps): ReactElement => (
  <>
    <PasswordField
      ref={first}
      label="New Password"
      labels={{ show: "Show new password" }}
      name="new-password"
      autoComplete="new-password"
      required
      error={errors["new-password"]}
      value={reset.fields.password}
      onChange={({ target }) => reset.change({ password: target.value })}
    />
    <PasswordField
      label="Confirm Password"
      labels={{ show: "Show confirmed password" }}
      name="confirm-password"
      autoComplete="new-password"
      required
      error={errors["confirm-password"]}
      value={reset.fields.confirmed}
      onChange={({ target }) => reset.change({ confirmed: target.value })}
    />
  </>
);

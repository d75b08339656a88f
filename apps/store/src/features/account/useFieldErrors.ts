import { useState } from "react";

const missing = {
  email: "Please enter your email",
  password: "Please enter your password",
  username: "Please enter your full name",
  phonenumber: "Please enter your phone number",
  otp: "Please enter the code from the email",
  "new-password": "Please enter a new password",
  "confirm-password": "Please enter the new password once more",
} as const;

/** Name of a field that is validated. */
export type FieldName = keyof typeof missing;

export type FieldErrors = Partial<Record<FieldName, string>>;

const notAnEmail = "Please enter a full email, such as asha@example.com";

const isFieldName = (name: string): name is FieldName => name in missing;

export interface FieldErrorsControl {
  errors: FieldErrors;
  /** Returns whether all fields are valid, by the browser's own rules. Otherwise focuses the first invalid one. */
  check: (form: HTMLFormElement) => boolean;
  /** Removes the error of a field whose value changes. */
  clear: (field: EventTarget) => void;
}

/** Shows errors below their fields, in place of the browser's bubbles (AUTH-06 to AUTH-08, AUTH-19 to AUTH-24). */
export const useFieldErrors = (): FieldErrorsControl => {
  const [errors, setErrors] = useState<FieldErrors>({});
  return {
    errors,
    check: (form) => {
      const invalid = [...form.querySelectorAll("input")].filter(({ validity }) => !validity.valid);
      const found: FieldErrors = {};
      for (const { name, validity } of invalid)
        if (isFieldName(name)) found[name] = validity.valueMissing ? missing[name] : notAnEmail;
      setErrors(found);
      invalid[0]?.focus();
      return invalid.length === 0;
    },
    clear: (field) => {
      if (field instanceof HTMLInputElement)
        setErrors(({ [field.name as FieldName]: _cleared, ...others }) => others);
    },
  };
};

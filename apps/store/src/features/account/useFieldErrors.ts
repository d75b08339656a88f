import { useState } from "react";
import type { ComponentProps } from "react";
import { formValues } from "../../platform/data/formValues.ts";

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

type FieldErrors = Partial<Record<FieldName, string>>;

export type FieldProps = ReturnType<typeof useFieldErrors>["fieldProps"];

const notAnEmail = "Please enter a full email, such as asha@example.com";

const isFieldName = (name: string): name is FieldName => name in missing;

/** Shows errors below their fields, in place of the browser's bubbles (AUTH-06 to AUTH-08, AUTH-19 to AUTH-24). */
export const useFieldErrors = () => {
  const [errors, setErrors] = useState<FieldErrors>({});
  const check = (form: HTMLFormElement): boolean => {
    const invalid = [...form.querySelectorAll("input")].filter(({ validity }) => !validity.valid);
    const found: FieldErrors = {};
    for (const { name, validity } of invalid)
      if (isFieldName(name)) found[name] = validity.valueMissing ? missing[name] : notAnEmail;
    setErrors(found);
    invalid[0]?.focus();
    return invalid.length === 0;
  };
  return {
    /** Returns props of a required field with its error. */
    fieldProps: (name: FieldName) => ({ name, required: true, error: errors[name] }),
    /**
     * Returns props of the form. They call `onValid` with the values by field name if all fields are valid, by the browser's
     * own rules. Otherwise they focus the first invalid one. A field loses its error when its value changes.
     */
    formProps: (onValid: (values: Record<string, string>) => void): ComponentProps<"form"> => ({
      noValidate: true,
      onInput: ({ target }) => {
        if (target instanceof HTMLInputElement)
          setErrors(({ [target.name as FieldName]: _cleared, ...others }) => others);
      },
      onSubmit: (event) => {
        event.preventDefault();
        if (check(event.currentTarget)) onValid(formValues(event.currentTarget));
      },
    }),
  };
};

/** Props of a field for an email address. */
export const emailField = {
  label: "Email",
  type: "email",
  autoComplete: "email",
  autoCapitalize: "none",
  dir: "ltr",
} as const;

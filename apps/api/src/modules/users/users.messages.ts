import type { Mail } from "../mail/mail.rules.ts";

/** What the account calls answer with; the store shows these sentences as they are. */
export const userMessages = {
  registered: "Registration successful! Redirecting to login...",
  loggedIn: "Login successful",
  loggedOut: "You are logged out",
  wrongLogin: "Invalid email or password",
  emailInvalid: "Enter a valid email address",
  emailTaken: "This email address is already registered",
  passwordShort: "The password must have at least 8 characters",
  passwordLong: "The password must have at most 128 characters",
  passwordCommon: "This password is too easy to guess. Please choose another one",
  passwordOwn: "The password must not be your name or email address",
  codeSent: "OTP sent to your email",
  codeVerified: "OTP verified",
  codeWrong: "Invalid OTP",
  codeFirst: "Please verify the OTP sent to your email first",
  passwordReset: "Password reset successfully",
  locked: "Too many attempts. Please reset your password.",
  tooMany: (seconds: number): string =>
    `Too many attempts. Please try again in ${seconds} seconds.`,
} as const;

const SIGNATURE = "Pallu\nStore, Coimbatore, India\n";

/** Nothing that a person typed stands in these mails: whoever registers chooses the address they go to. */
export const welcomeMail = (to: string, publicUrl: string | undefined): Mail => ({
  to,
  subject: "Welcome to Pallu",
  text: `Welcome to Pallu.

Your account is open. Log in with this email address to keep a wishlist, place orders and see their invoices.${
    publicUrl === undefined ? "" : `\n\n${new URL("/login", publicUrl).href}`
  }

${SIGNATURE}`,
});

export const codeMail = (to: string, code: string): Mail => ({
  to,
  subject: "Your Pallu one-time code",
  text: `Your one-time code is ${code}.

It is valid for 10 minutes and can be used once. We never ask for it by phone or email. If you did not ask for a code, you need not do anything: your password stays as it is.

${SIGNATURE}`,
});

const mend = (publicUrl: string | undefined): string =>
  publicUrl === undefined
    ? "If it was not you, set a new password with 'Forgot Password?' on the login page"
    : `If it was not you, set a new password at once: ${new URL("/forger-password", publicUrl).href}`;

export const passwordChangedMail = (to: string, publicUrl: string | undefined): Mail => ({
  to,
  subject: "Your Pallu password was changed",
  text: `The password of your Pallu account was changed just now, and every device was logged out.

${mend(publicUrl)}

${SIGNATURE}`,
});

export const emailChangedMail = (to: string, undoLink: string | null): Mail => ({
  to,
  subject: "The email address of your Pallu account was changed",
  text: `Your Pallu account now uses another email address; this one no longer belongs to it.

${
  undoLink === null
    ? "If it was not you, please write to us with the form on the contact page."
    : `If it was not you, take it back within 72 hours: ${undoLink}`
}

${SIGNATURE}`,
});

export const emailRestoredMail = (to: string): Mail => ({
  to,
  subject: "Your Pallu account has this email address again",
  text: `The change of its email address was undone, and every device was logged out.

Please set a new password with 'Forgot Password?' on the login page.

${SIGNATURE}`,
});

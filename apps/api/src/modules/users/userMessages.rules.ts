import { demoBrand, signatureOf } from "../shop/shopBrand.rules.ts";
import type { ShopBrand } from "../shop/shopBrand.rules.ts";
import type { Mail } from "../mail/mail.rules.ts";

/** Messages of the account endpoints. The store shows them unchanged. */
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
  codeTooSoon:
    "A code was requested less than a minute ago. Please wait a minute before you request another one.",
  codeTooOften: "Too many codes were requested today. Please try again tomorrow.",
  codeVerified: "OTP verified",
  codeWrong: "Invalid OTP",
  tooManyCodes: "Too many attempts. Please try again later.",
  emailProved: "Your email address is confirmed",
  emailByBrowser: "Please log in with a browser to change the email address.",
  emailTooOften: "The email address was changed too often today. Please try again tomorrow.",
  loginRequired: "Please log in to continue.",
  codeFirst: "Please verify the OTP sent to your email first",
  passwordReset: "Password reset successfully",
  locked: "Too many attempts. Please reset your password.",
  tooMany: (seconds: number): string =>
    `Too many attempts. Please try again in ${seconds} seconds.`,
} as const;

const endOf = (brand: ShopBrand): string => `${signatureOf(brand).join("\n")}\n`;

/** Why an email address must be proved: the account is new, or its email address changed. */
export type ProofMail = "welcome" | "requested";

const proofText = (code: string, link: string | null): string =>
  link === null
    ? `To confirm that this email address is yours, use the browser in which you asked for it: write /api/users/prove-email after the address of the shop, and enter the code ${code} there.`
    : `To confirm that this email address is yours, open this link in the browser in which you asked for it, or enter the code ${code} there:

${link}`;

/**
 * Returns the mail that proves an email address. Besides an order's confirmation, no other mail goes to an unproved
 * email address. These mails contain no user input, because anyone can register any email address.
 */
export const proofMail = (
  to: string,
  kind: ProofMail,
  code: string,
  link: string | null,
  shopUrl: string | undefined,
  brand: ShopBrand = demoBrand,
): Mail => ({
  to,
  subject:
    kind === "welcome" ? `Welcome to ${brand.name}` : `Confirm your email address at ${brand.name}`,
  text: `${
    kind === "welcome"
      ? `Welcome to ${brand.name}.

Your account is open. Log in with this email address to keep a wishlist, place orders and see their invoices.${
          shopUrl === undefined ? "" : `\n\n${new URL("/login", shopUrl).href}`
        }`
      : `Somebody gave this email address to an account at ${brand.name}. It becomes the address of that account when it is confirmed.`
  }

${proofText(code, link)}

The code is valid for 24 hours and can be used once. If you did not ask for it, you need not do anything, and please give it to nobody: nothing more is sent to this address and it stays free for you.

${endOf(brand)}`,
});

export const codeMail = (to: string, code: string, brand: ShopBrand = demoBrand): Mail => ({
  to,
  subject: `Your ${brand.name} one-time code`,
  text: `Your one-time code is ${code}.

It is valid for 10 minutes and can be used once. We never ask for it by phone or email. If you did not ask for a code, you need not do anything: your password stays as it is.

${endOf(brand)}`,
});

const ifNotYou = (shopUrl: string | undefined): string =>
  shopUrl === undefined
    ? "If it was not you, set a new password with 'Forgot Password?' on the login page"
    : `If it was not you, set a new password at once: ${new URL("/forger-password", shopUrl).href}`;

export const passwordChangedMail = (
  to: string,
  shopUrl: string | undefined,
  brand: ShopBrand = demoBrand,
): Mail => ({
  to,
  subject: `Your ${brand.name} password was changed`,
  text: `The password of your ${brand.name} account was changed just now, and every device was logged out.

${ifNotYou(shopUrl)}

${endOf(brand)}`,
});

/** A change of the email address that was requested, or one that was proved. */
export type EmailChange = "requested" | "done";

export const emailChangedMail = (
  to: string,
  change: EmailChange,
  undoLink: string | null,
  brand: ShopBrand = demoBrand,
): Mail => ({
  to,
  subject:
    change === "requested"
      ? `Your ${brand.name} account is to have another email address`
      : `The email address of your ${brand.name} account was changed`,
  text: `${
    change === "requested"
      ? `Somebody who is logged in to your ${brand.name} account asked for another email address. This one belongs to your account until the other one is confirmed.`
      : `Your ${brand.name} account now uses another email address; this one no longer belongs to it.`
  }

${
  undoLink === null
    ? "If it was not you, please write to us with the form on the contact page."
    : `If it was not you, take the account back within 72 hours: ${undoLink}`
}

${endOf(brand)}`,
});

export const emailRestoredMail = (to: string, brand: ShopBrand = demoBrand): Mail => ({
  to,
  subject: `Your ${brand.name} account has this email address again`,
  text: `The change of its email address was undone, every device was logged out, and the password is no longer valid.

If you have not set a new password yet, please do so with 'Forgot Password?' on the login page.

${endOf(brand)}`,
});

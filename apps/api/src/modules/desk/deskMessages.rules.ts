import { formatShopDay, shopTimestamp } from "@pallu/contract";
import { demoBrand, signatureOf } from "../shop/shopBrand.rules.ts";
import type { ShopBrand } from "../shop/shopBrand.rules.ts";
import type { Mail } from "../mail/mail.rules.ts";

/** Returns the time of day in the shop's time zone with seconds, such as `15:30:07`. */
const timeOfDay = (moment: Date): string => shopTimestamp(moment).slice(11, 19);

/** What to do when a clock is wrong: the one of the phone, or the one of the shop. */
const aboutClocks = (now: Date): string =>
  `Codes follow the clock, and here it is ${timeOfDay(now)} in India. If your phone shows another time, let it set its time automatically. If the phone is right, ask who runs the shop to set its clock. Then type the next code.`;

/** Messages of the sign-in. The desk shows them unchanged. */
export const deskMessages = {
  wrongLogin: "E-mail address, password or code is wrong.",
  /** The same for every wrong code, so that it tells nothing of other codes than the clock's time. */
  wrongCode: (now: Date): string =>
    `The code is wrong, or was used before. ${aboutClocks(now)} A recovery code works too.`,
  /** Of an invitation, which has no recovery codes yet. */
  wrongFirstCode: (now: Date): string => `The code is wrong. ${aboutClocks(now)}`,
  locked:
    "There were too many attempts. Ask an owner for a new invitation, or use a browser in which you signed in before.",
  tooMany: (seconds: number): string =>
    `There were too many attempts. Please try again in ${seconds} seconds.`,
  unknownInvitation: "This link is not valid. Ask for a new one.",
  usedInvitation:
    "This link was used already. Sign in, or ask for a new one. If you have not used it, tell an owner at once: somebody else has.",
  expiredInvitation: "This link has expired: it is valid for 30 minutes. Ask for a new one.",
  disabled: "This member of staff is disabled. Enable the access first.",
  known: (email: string): string => `${email} is a member of staff already.`,
  noAddress: "The address of the shop is not known, so there can be no link: set PUBLIC_URL.",
  otherRole: (role: string): string =>
    `Somebody has just changed the role: it is ${role} now. Nothing was changed.`,
  latePasskey:
    "The passkey was answered after more than five minutes, twice, or in another browser. Please try again.",
  passkeyElsewhere: (origin: string): string =>
    `The passkey was asked for at another address. Open the desk at ${origin} and try again.`,
  wrongPasskey:
    "This passkey does not work here: it may have been removed. Use a code of your authenticator app instead.",
  unverifiedPasskey:
    "The device did not check who uses the passkey. Set up a fingerprint, face or PIN there, or use a code instead.",
  copiedPasskey:
    "This passkey was refused, because there seems to be a copy of it. Use a code instead, then remove this passkey in the settings and add a new one.",
  tooManyPasskeys: (most: number): string =>
    `You have ${most} passkeys, and there can be no more. Remove one first.`,
  removedPasskey: "You have no such passkey any more.",
  lastOwner: "This is the last owner. Make somebody else an owner first.",
} as const;

const endOf = (brand: ShopBrand): string => `${signatureOf(brand).join("\n")}\n`;

const when = (moment: Date): string => `${formatShopDay(moment)} at ${timeOfDay(moment)}`;

const ifNotYou =
  "If it was not you, tell an owner of the shop at once: an owner can end all of your sessions and disable your access.";

/** Returns the mail about a sign-in from a browser that was not used before. */
export const newBrowserMail = (
  to: string,
  { browser, moment }: { browser: string; moment: Date },
  brand: ShopBrand = demoBrand,
): Mail => ({
  to,
  subject: `New sign-in to the desk of ${brand.name}`,
  text: `Somebody signed in to the desk of ${brand.name} as you, on ${when(moment)} in India, with ${browser}. This browser was not used before.

${ifNotYou}

${endOf(brand)}`,
});

/** Returns the mail about a passkey that was added or removed. */
export const passkeyMail = (
  to: string,
  {
    kind,
    name,
    browser,
    moment,
  }: { kind: "added" | "removed"; name: string; browser: string; moment: Date },
  brand: ShopBrand = demoBrand,
): Mail => ({
  to,
  subject: `A passkey was ${kind} at the desk of ${brand.name}`,
  text: `On ${when(moment)} in India the passkey "${name}" was ${kind} for you at the desk of ${brand.name}, with ${browser}.${kind === "added" ? " It signs you in without password and code." : " It does not sign you in any more."}

${ifNotYou}

${endOf(brand)}`,
});

/** Returns the mail about an invitation that replaces password and second factor. It does not contain the link. */
export const invitedAgainMail = (to: string, moment: Date, brand: ShopBrand = demoBrand): Mail => ({
  to,
  subject: `A new invitation to the desk of ${brand.name}`,
  text: `On ${when(moment)} in India somebody made a link for you that replaces your password and your second factor at the desk of ${brand.name}, and removes your passkeys. Whoever made it hands it to you; it is valid for 30 minutes.

${ifNotYou}

${endOf(brand)}`,
});

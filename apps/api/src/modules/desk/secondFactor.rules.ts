import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { hashSecret } from "../../http/secrets.ts";

const PERIOD_SECONDS = 30;
/** How many time steps a code may be early or late: a clock that is 30 seconds off still works. */
const WINDOW = 1;
export const RECOVERY_CODES = 10;

const totpOf = (secret: string): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6 });

/** Returns a new secret in Base32: 160 random bits (RFC 4226). */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the address that an authenticator app reads from a QR code. */
export const otpauthUrlOf = (secret: string, email: string, shopName: string): string =>
  new TOTP({
    issuer: shopName.replaceAll(":", " "),
    label: email,
    secret: Secret.fromBase32(secret),
    period: PERIOD_SECONDS,
    digits: 6,
  }).toString();

/** Returns the code of a secret at a moment. */
export const totpCodeOf = (secret: string, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() });

/** Returns the time step of a code. Null if it is not one of the steps around now. */
export const stepOf = (secret: string, code: string, now: Date): number | null => {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
};

/** The last step that a code may have at a moment. A later one was used before the clock was put right. */
export const lastStepAt = (now: Date): number =>
  Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + WINDOW;

/** Returns what was typed without spaces and hyphens, in capitals. */
const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, "").toUpperCase();

/** Returns the digits of a code of an authenticator app. Undefined for any other text. */
export const totpDigitsOf = (typed: string): string | undefined =>
  /^\d{6}$/.exec(plainCode(typed))?.[0];

const RECOVERY_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Returns a code of 80 random bits in four groups, such as `7KQ2-M4TD-9XWE-H3PA`. */
const newRecoveryCode = (): string =>
  [...randomBytes(16)]
    .map((byte) => RECOVERY_LETTERS[byte % RECOVERY_LETTERS.length])
    .join("")
    .replaceAll(/(.{4})(?=.)/g, "$1-");

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

export const recoveryHashOf = (typed: string): string => hashSecret(`recovery ${plainCode(typed)}`);

import { days, hours, minutes } from "../../clock.ts";
import { deskScopes, scopes } from "./keys.rules.ts";
import type { Scope } from "./keys.rules.ts";

export const staffRoles = ["owner", "staff"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What a challenge for a passkey is answered for. */
export const passkeyPurposes = ["sign-in", "confirm", "add"] as const;
export type PasskeyPurpose = (typeof passkeyPurposes)[number];

/** How a browser reaches an authenticator (WebAuthn). */
export const passkeyTransports = [
  "ble",
  "cable",
  "hybrid",
  "internal",
  "nfc",
  "smart-card",
  "usb",
] as const;

/** The scopes of each role. Only an owner reads reports and people's data, and changes content, settings and staff. */
export const roleScopes: Readonly<Record<StaffRole, readonly Scope[]>> = {
  owner: [...scopes, ...deskScopes],
  staff: [
    "orders:read",
    "orders:write",
    "stock:read",
    "stock:write",
    "messages:read",
    "messages:write",
    "catalogue:read",
    "catalogue:write",
    "coupons:read",
    "coupons:write",
    "log:read",
    "log:write",
  ],
};

export const STAFF_IDLE_MS = hours(8);
export const STAFF_ABSOLUTE_MS = hours(24);
/** How long after the second factor was asked for it is not asked for again. */
export const CONFIRMED_MS = minutes(10);
export const INVITATION_MS = minutes(30);
/** How long the server says of an old invitation that it was used, or has expired. */
export const INVITATION_KEPT_MS = days(30);
/** How long a browser asks for a passkey, and how long the answer is accepted. */
export const PASSKEY_CHALLENGE_MS = minutes(5);
export const MAX_PASSKEYS = 20;
/** How long the answer to a write with an `Idempotency-Key` is kept. */
export const DESK_REQUEST_MS = days(1);

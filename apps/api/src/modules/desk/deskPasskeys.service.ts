import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { addMs } from "../../clock.ts";
import type { Context } from "../../context.ts";
import { transact } from "../../db/transact.ts";
import type { Db } from "../../db/client.ts";
import type { StaffRow } from "../../http/auth/staff.repo.ts";
import {
  MAX_PASSKEYS,
  PASSKEY_CHALLENGE_MS,
  passkeyTransports,
} from "../../http/auth/staff.rules.ts";
import type { PasskeyPurpose } from "../../http/auth/staff.rules.ts";
import { hashSecret, newSecret } from "../../http/secrets.ts";
import { queueMail } from "../mail/mail.repo.ts";
import { readBrand } from "../shop/shopParts.repo.ts";
import { auditDaily, auditOwn } from "./deskAudit.service.ts";
import { passkeyMail } from "./deskMessages.rules.ts";
import type { PasskeyAssertion, PasskeyAttestation } from "./deskPasskeys.rules.ts";
import {
  consumeChallenge,
  deletePasskey,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  markPasskeyUsed,
} from "./deskPasskeys.repo.ts";
import type { PasskeyRow } from "./deskPasskeys.repo.ts";
import { lockStaff } from "./deskPeople.repo.ts";

/** The site that passkeys are bound to. */
export interface PasskeySite {
  /** Its host name, the "RP ID" of WebAuthn. */
  id: string;
  origin: string;
}

/** Whom and what a challenge was given to and for. */
export interface ChallengeUse {
  purpose: PasskeyPurpose;
  /** The id of a session, or the hash of a browser's cookie. */
  boundTo: string;
}

/**
 * Why a passkey was refused: the challenge was answered before, too late or by another browser; it was given at another
 * address; it is not known, belongs to somebody else or its signature is wrong; the device did not check who uses it; there are
 * two copies of it.
 */
export type PasskeyRefusal = "late" | "elsewhere" | "unknown" | "unverified" | "copied";

/** ES256 and RS256, which all authenticators of today have between them (COSE). */
export const PASSKEY_ALGORITHMS = [-7, -257];

type Transport = PasskeyRow["transports"][number];
const isTransport = (text: string): text is Transport =>
  (passkeyTransports as readonly string[]).includes(text);

/** Loads the library when a passkey is used: it takes about a second and 25 MB, and most shops need it never. */
const loadLibrary = () => import("@simplewebauthn/server");

/** Stores a challenge of 256 random bits and returns it. */
export const createChallenge = async (
  { db, clock }: Context,
  { purpose, boundTo }: ChallengeUse,
): Promise<string> => {
  const challenge = newSecret();
  await insertChallenge(db.write, {
    challengeHash: hashSecret(challenge),
    purpose,
    boundTo,
    expiresAt: addMs(clock.now(), PASSKEY_CHALLENGE_MS),
  });
  return challenge;
};

interface ClientData {
  challenge: string;
  origin: string;
  crossOrigin: boolean;
}

/** Returns what the browser has signed. Null if it is none. */
const clientDataOf = (encoded: string): ClientData | null => {
  try {
    const { challenge, origin, crossOrigin } = JSON.parse(
      Buffer.from(encoded, "base64url").toString(),
    ) as Record<string, unknown>;
    return typeof challenge === "string" && typeof origin === "string"
      ? { challenge, origin, crossOrigin: crossOrigin === true }
      : null;
  } catch {
    return null;
  }
};

/** Uses the challenge of an answer. Returns it, or why the answer is refused. */
const checkClientData = async (
  { db, clock }: Context,
  site: PasskeySite,
  { purpose, boundTo }: ChallengeUse,
  encoded: string,
): Promise<{ kind: "open"; challenge: string } | { kind: PasskeyRefusal }> => {
  const data = clientDataOf(encoded);
  if (!data) return { kind: "unknown" };
  const { challenge } = data;
  const used = { challengeHash: hashSecret(challenge), purpose, boundTo };
  if (!(await consumeChallenge(db.write, used, clock.now()))) return { kind: "late" };
  if (data.origin !== site.origin || data.crossOrigin) return { kind: "elsewhere" };
  return { kind: "open", challenge };
};

/**
 * Checks what a browser answered for a passkey, and records its use. `staffId` is whom it must belong to, by default anybody.
 * The passkey of a disabled member of staff is unknown.
 */
export const checkPasskey = async (
  context: Context,
  site: PasskeySite,
  { staffId, ...use }: ChallengeUse & { staffId?: string },
  answer: PasskeyAssertion,
  log: FastifyBaseLogger,
): Promise<{ kind: "right"; member: StaffRow } | { kind: PasskeyRefusal }> => {
  const { db, clock } = context;
  const checked = await checkClientData(context, site, use, answer.clientDataJSON);
  if (checked.kind !== "open") return checked;
  const found = await findPasskey(db.write, answer.id);
  if (!found || found.passkey.rpId !== site.id) return { kind: "unknown" };
  const { passkey, member } = found;
  if (staffId !== undefined && member.id !== staffId) return { kind: "unknown" };
  const { id, userHandle, ...response } = answer;
  if (userHandle !== undefined && userHandle !== userHandleOf(member.id))
    return { kind: "unknown" };
  const { verifyAuthenticationResponse } = await loadLibrary();
  const verified = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: "public-key", clientExtensionResults: {}, response },
    expectedChallenge: checked.challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: {
      id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      // The database compares the counter, so that of two at once one is refused.
      counter: 0,
    },
    requireUserVerification: false,
  }).catch((error: unknown) => {
    log.info({ staffId: member.id, reason: String(error) }, "the answer of a passkey is wrong");
    return null;
  });
  if (!verified?.verified) return { kind: "unknown" };
  const { userVerified, newCounter } = verified.authenticationInfo;
  if (!userVerified) return { kind: "unverified" };
  if (
    !(await markPasskeyUsed(db.write, passkey.id, { counter: newCounter, usedAt: clock.now() }))
  ) {
    log.warn({ staffId: member.id }, "the counter of a passkey went back");
    await auditDaily(context, member, {
      key: `staff passkey copied ${member.id}`,
      action: "desk:passkey-copied",
      after: { refused: true },
    });
    return { kind: "copied" };
  }
  return { kind: "right", member };
};

/** Returns how authenticators know a member of staff: by the id, which says nothing about the person. */
export const userHandleOf = (staffId: string): string => Buffer.from(staffId).toString("base64url");

/** Writes the entry and the mail about a passkey that was added or removed. */
const tell = async (
  { clock, config }: Context,
  tx: Db,
  { id, email }: StaffRow,
  change: { kind: "added" | "removed"; name: string; browser: string },
): Promise<void> => {
  const now = clock.now();
  const count = (await listPasskeys(tx, id)).length;
  const before = change.kind === "added" ? count - 1 : count + 1;
  const action = change.kind === "added" ? "desk:passkey-add" : "desk:passkey-remove";
  await auditOwn(tx, email, now, {
    action,
    before: { passkeys: before },
    after: { passkeys: count },
  });
  const brand = await readBrand(tx, config);
  await queueMail(tx, passkeyMail(email, { ...change, moment: now }, brand), clock);
};

interface NewPasskey {
  answer: PasskeyAttestation;
  name: string;
  /** The browser that adds it, as the mail calls it. */
  browser: string;
  boundTo: string;
}

/**
 * Adds a passkey that a browser has created. One of the same member of staff that was added already changes nothing, as its
 * answer may have been lost.
 */
export const addPasskey = async (
  context: Context,
  site: PasskeySite,
  member: StaffRow,
  { answer, name, browser, boundTo }: NewPasskey,
  log: FastifyBaseLogger,
): Promise<{ kind: "added" } | { kind: PasskeyRefusal | "too_many" }> => {
  const { db, clock } = context;
  const known = await findPasskey(db.write, answer.id);
  if (known?.member.id === member.id) return { kind: "added" };
  const use = { purpose: "add", boundTo } as const;
  const checked = await checkClientData(context, site, use, answer.clientDataJSON);
  if (checked.kind !== "open") return checked;
  const { id, clientDataJSON, attestationObject } = answer;
  const transports = answer.transports.filter(isTransport);
  const { verifyRegistrationResponse } = await loadLibrary();
  const verified = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: "public-key",
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject, transports },
    },
    expectedChallenge: checked.challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
  }).catch((error: unknown) => {
    log.info({ staffId: member.id, reason: String(error) }, "a new passkey is wrong");
    return null;
  });
  if (!verified?.verified) return { kind: "unknown" };
  const { credential, userVerified } = verified.registrationInfo;
  if (!userVerified) return { kind: "unverified" };
  const row: PasskeyRow = {
    id: randomUUID(),
    staffId: member.id,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    rpId: site.id,
    transports,
    counter: credential.counter,
    name,
    createdAt: clock.now(),
    usedAt: null,
  };
  return transact(db.write, async (tx) => {
    await lockStaff(tx);
    if ((await listPasskeys(tx, member.id)).length >= MAX_PASSKEYS)
      return { kind: "too_many" as const };
    if (!(await insertPasskey(tx, row))) return { kind: "unknown" as const };
    await tell(context, tx, member, { kind: "added", name, browser });
    return { kind: "added" as const };
  });
};

/** Removes a passkey. Returns false if the member of staff has no such one. */
export const removePasskey = async (
  context: Context,
  member: StaffRow,
  { id, browser }: { id: string; browser: string },
): Promise<boolean> =>
  transact(context.db.write, async (tx) => {
    await lockStaff(tx);
    const removed = await deletePasskey(tx, { staffId: member.id, id });
    if (!removed) return false;
    await tell(context, tx, member, { kind: "removed", name: removed.name, browser });
    return true;
  });

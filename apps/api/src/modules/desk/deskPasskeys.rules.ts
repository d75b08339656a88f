import { defineEndpoints, line } from "@pallu/contract/schemas";
import { z } from "zod";
import { refusal } from "../../http/auth/keys.rules.ts";
import { passkeyTransports } from "../../http/auth/staff.rules.ts";
import { id, isoDateTime } from "../merchant/merchantFields.rules.ts";
import { signedIn } from "./deskPeople.rules.ts";

const deskCalls = { tag: "Desk", access: "staff" } as const;

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/, "must be base64url");

const credentialId = base64url(1400);
const clientDataJSON = base64url(4000);

/** What a browser answers when a passkey is used. */
const assertion = z.object({
  id: credentialId,
  clientDataJSON,
  authenticatorData: base64url(4000),
  signature: base64url(2000),
  userHandle: base64url(100).optional(),
});

/** What a browser answers when a passkey was created. */
const attestation = z.object({
  id: credentialId,
  clientDataJSON,
  attestationObject: base64url(20_000),
  transports: z.array(line(20)).max(10),
});

export type PasskeyAssertion = z.output<typeof assertion>;
export type PasskeyAttestation = z.output<typeof attestation>;

const known = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.enum(passkeyTransports)),
});

const challenge = z.string().meta({ description: "256 random bits, answered once." });
const timeout = z.number().int().meta({ description: "In milliseconds." });
const required = z.literal("required");

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
const requestOptions = z.object({
  challenge,
  rpId: z.string(),
  timeout,
  userVerification: required,
  allowCredentials: z.array(known).meta({ description: "Empty: any passkey of the site." }),
});

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
const creationOptions = z.object({
  challenge,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal("public-key") })),
  timeout,
  attestation: z.literal("none"),
  excludeCredentials: z.array(known),
  authenticatorSelection: z.object({
    residentKey: required,
    requireResidentKey: z.literal(true),
    userVerification: required,
  }),
});

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: isoDateTime,
  usedAt: isoDateTime.nullable(),
  site: z.string().nullable().meta({
    description: "The host name at which alone it works, if that is not the one of the desk now.",
  }),
});

const passkeys = z.object({ passkeys: z.array(passkey) });
const name = line(60).trim().min(1);
const ofPasskey = z.object({ passkeyId: id });

const call = <const Method extends "GET" | "POST" | "PUT" | "DELETE", const Path extends string>(
  method: Method,
  path: Path,
) => ({ method, path });

/** The endpoints of passkeys, which replace password and code. */
export const deskPasskeyEndpoints = defineEndpoints(deskCalls, {
  askForPasskey: {
    call: call("POST", "/api/desk/session/passkey/challenge"),
    summary: "A challenge for a sign-in by passkey, for this browser",
    responses: { 200: requestOptions },
  },
  signInByPasskey: {
    call: call("POST", "/api/desk/session/passkey"),
    summary: "Signs in with a passkey",
    body: assertion,
    responses: { 200: signedIn },
  },
  askToConfirm: {
    call: call("POST", "/api/desk/session/confirm/challenge"),
    summary: "A challenge for the own passkeys, for this session",
    responses: { 200: requestOptions },
  },
  confirmByPasskey: {
    call: call("POST", "/api/desk/session/confirm/passkey"),
    summary: "Confirms the session by a passkey for ten minutes",
    body: assertion,
    responses: { 200: signedIn },
  },
  listPasskeys: {
    call: call("GET", "/api/desk/session/passkeys"),
    summary: "The own passkeys",
    responses: { 200: passkeys },
  },
  askForNewPasskey: {
    call: call("POST", "/api/desk/session/passkeys/challenge"),
    summary: "A challenge for a new passkey, for this session",
    responses: { 200: creationOptions, 409: refusal },
  },
  addPasskey: {
    call: call("POST", "/api/desk/session/passkeys"),
    summary: "Adds a passkey; one that was added already stays as it is",
    body: attestation.extend({ name }),
    responses: { 200: passkeys, 409: refusal },
  },
  renamePasskey: {
    call: call("PUT", "/api/desk/session/passkeys/:passkeyId/name"),
    summary: "Renames a passkey",
    params: ofPasskey,
    body: z.object({ name }),
    responses: { 200: passkeys, 404: refusal },
  },
  removePasskey: {
    call: call("DELETE", "/api/desk/session/passkeys/:passkeyId"),
    summary: "Removes a passkey",
    params: ofPasskey,
    responses: { 200: passkeys, 404: refusal },
  },
});

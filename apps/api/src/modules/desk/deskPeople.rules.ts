import { isEmail } from "@pallu/contract";
import { defineEndpoints, line } from "@pallu/contract/schemas";
import { z } from "zod";
import { deskScopes, refusal, scopes } from "../../http/auth/keys.rules.ts";
import { staffRoles } from "../../http/auth/staff.rules.ts";
import { id, isoDateTime } from "../merchant/merchantFields.rules.ts";

const deskCalls = { tag: "Desk", access: "staff" } as const;

const role = z.enum(staffRoles);
const email = line(254).trim().refine(isEmail, "must be an email address");
const password = z.string().max(1000);
/** A code of an authenticator app, or a recovery code. */
const code = line(40).min(1);
const token = line(100).min(1);

/** What the desk's pages know of a session. */
export const signedIn = z.object({
  signedIn: z.literal(true),
  token: z.string().meta({ description: "What writes send as `x-desk-token`." }),
  staff: z.object({ id: z.string(), email: z.string(), name: z.string(), role }),
  scopes: z.array(z.enum([...scopes, ...deskScopes])),
  endsAt: isoDateTime.meta({
    description:
      "When the session ends, however much it is used. Unused for eight hours it ends earlier.",
  }),
  confirmedUntil: isoDateTime.nullable().meta({
    description: "Until when the second factor is not asked for again. Null if it is.",
  }),
  recoveryCodesLeft: z.number().int(),
  passkeys: z.number().int().meta({ description: "How many passkeys work at this address." }),
  shop: z.object({
    name: z.string(),
    url: z.string(),
    currency: z.literal("INR"),
    timeZone: z.literal("Asia/Kolkata"),
  }),
});

const signedOut = z.object({ signedIn: z.literal(false) });

const member = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role,
  createdAt: isoDateTime,
  seenAt: isoDateTime.nullable().meta({ description: "The last use of the desk." }),
  disabledAt: isoDateTime.nullable(),
  recoveryCodesLeft: z.number().int(),
  sessions: z.array(z.object({ browser: z.string(), createdAt: isoDateTime, seenAt: isoDateTime })),
});

const invitation = z.object({ email: z.string(), role, expiresAt: isoDateTime });
const newInvitation = z.object({
  link: z.string().meta({ description: "Shown once. It works once." }),
  expiresAt: isoDateTime,
});

const ofMember = z.object({ staffId: id });

const call = <const Method extends "GET" | "POST" | "PUT" | "DELETE", const Path extends string>(
  method: Method,
  path: Path,
) => ({ method, path });

/** The endpoints of sessions, invitations and members of staff. */
export const deskPeopleEndpoints = defineEndpoints(deskCalls, {
  getDeskSession: {
    call: call("GET", "/api/desk/session"),
    summary: "Who is signed in",
    responses: { 200: z.discriminatedUnion("signedIn", [signedIn, signedOut]) },
  },
  signIn: {
    call: call("POST", "/api/desk/session"),
    summary: "Signs in with password and second factor",
    body: z.object({ email: line(254).trim(), password, code }),
    responses: { 200: signedIn },
  },
  signOut: {
    call: call("DELETE", "/api/desk/session"),
    summary: "Signs out",
    responses: { 200: signedOut },
  },
  signOutEverywhere: {
    call: call("POST", "/api/desk/session/sign-out-everywhere"),
    summary: "Ends all one's own sessions",
    responses: { 200: signedOut },
  },
  confirmSession: {
    call: call("POST", "/api/desk/session/confirm"),
    summary: "Confirms the session by the second factor for ten minutes",
    body: z.object({ code }),
    responses: { 200: signedIn },
  },
  replaceRecoveryCodes: {
    call: call("POST", "/api/desk/session/recovery-codes"),
    summary: "Replaces the recovery codes, used or not",
    responses: { 200: z.object({ recoveryCodes: z.array(z.string()) }) },
  },
  openInvitation: {
    call: call("POST", "/api/desk/invitations/open"),
    summary: "What an invitation offers; it stays open",
    body: z.object({ token }),
    responses: {
      200: invitation.extend({ secret: z.string(), otpauthUrl: z.string() }),
      404: refusal,
      410: refusal,
    },
  },
  acceptInvitation: {
    call: call("POST", "/api/desk/invitations/accept"),
    summary: "Accepts an invitation and signs in",
    body: z.object({ token, name: line(100).trim().min(1), password, code }),
    responses: {
      200: signedIn.extend({ recoveryCodes: z.array(z.string()) }),
      404: refusal,
      410: refusal,
    },
  },
  listStaff: {
    call: call("GET", "/api/desk/staff"),
    summary: "Members of staff, and open invitations",
    responses: {
      200: z.object({ staff: z.array(member), invitations: z.array(invitation) }),
    },
  },
  inviteStaff: {
    call: call("POST", "/api/desk/staff/invitations"),
    summary: "Invites somebody; an earlier invitation of the same address ends",
    body: z.object({ email, role }),
    responses: { 200: newInvitation, 409: refusal },
  },
  inviteAgain: {
    call: call("POST", "/api/desk/staff/:staffId/invitations"),
    summary: "Invites a member of staff whose second factor or password is lost",
    params: ofMember,
    responses: { 200: newInvitation, 404: refusal, 409: refusal },
  },
  setStaffRole: {
    call: call("PUT", "/api/desk/staff/:staffId/role"),
    summary: "Sets the role of a member of staff",
    params: ofMember,
    body: z.object({ role, expected: role.optional() }),
    responses: { 200: member, 404: refusal, 409: refusal },
  },
  disableStaff: {
    call: call("POST", "/api/desk/staff/:staffId/disable"),
    summary: "Disables a member of staff and ends all sessions",
    params: ofMember,
    responses: { 200: member, 404: refusal, 409: refusal },
  },
  enableStaff: {
    call: call("POST", "/api/desk/staff/:staffId/enable"),
    summary: "Enables a member of staff again",
    params: ofMember,
    responses: { 200: member, 404: refusal },
  },
  endStaffSessions: {
    call: call("POST", "/api/desk/staff/:staffId/sign-out"),
    summary: "Ends all sessions of a member of staff",
    params: ofMember,
    responses: { 200: member, 404: refusal },
  },
});

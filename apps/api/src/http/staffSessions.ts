import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addMs, minutes } from "../clock.ts";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { isTransient } from "../db/databaseErrors.ts";
import { isTooFull } from "../db/freeSpace.ts";
import {
  deleteStaffSession,
  findDeskState,
  findStaffSession,
  insertStaffSession,
  markStaffSeen,
} from "./auth/staff.repo.ts";
import type { StaffRow, StaffSessionRow } from "./auth/staff.repo.ts";
import { CONFIRMED_MS, roleScopes, STAFF_ABSOLUTE_MS, STAFF_IDLE_MS } from "./auth/staff.rules.ts";
import { browserNameOf } from "./browserName.ts";
import { csrfTokenOf, isSameOrigin } from "./csrf.ts";
import { readDeskCookie, setDeskCookie } from "./deskCookies.ts";
import { deskHostTest } from "./deskHost.ts";
import { merchantError, notFound } from "./httpError.ts";
import { hashSecret, isEqualSecret, newSecret } from "./secrets.ts";

/** Who may make a call of the desk that needs no scope: everybody, also the invited first owner, or all of staff. */
export type DeskCallers = "everybody" | "invited" | "staff";

/** The session of a call of the desk. */
export interface StaffSession extends StaffSessionRow {
  member: StaffRow;
  /** The value that writes send as `x-desk-token`. */
  token: string;
  /** When it ends, however much it is used. */
  endsAt: Date;
  /** Until when the second factor is not asked for again. Null if it is asked for. */
  confirmedUntil: Date | null;
}

/** Which calls of the desk are answered: none, those of an invitation, or all. */
export type DeskState = "closed" | "invited" | "open";

declare module "fastify" {
  interface FastifyRequest {
    /** The session of a call of the desk. Null on other calls, and on those that need no session. */
    staff: StaffSession | null;
  }
  interface FastifyContextConfig {
    openTo?: DeskCallers;
  }
  interface FastifyInstance {
    /** Returns which part of the desk is served at a host. */
    deskState(host: string | undefined): Promise<DeskState>;
  }
}

/** Minimum interval between writes of the last use, so that few reads cause a write. */
const SEEN_WRITE_INTERVAL_MS = minutes(1);

const signedOut = () => merchantError(401, "signed_out", "Please sign in to continue.");

/** Returns a session as the calls of the desk know it. */
export const staffSessionOf = (
  session: StaffSessionRow,
  member: StaffRow,
  secret: string,
  now: Date,
): StaffSession => {
  const confirmedUntil = addMs(session.confirmedAt, CONFIRMED_MS);
  return {
    ...session,
    member,
    token: csrfTokenOf(secret),
    endsAt: addMs(session.createdAt, STAFF_ABSOLUTE_MS),
    confirmedUntil: confirmedUntil > now ? confirmedUntil : null,
  };
};

/** Opens a session and sets its cookie. The second factor was asked for just now. */
export const openStaffSession = async (
  { clock, config }: Pick<Context, "clock" | "config">,
  tx: Db,
  member: StaffRow,
  reply: FastifyReply,
): Promise<StaffSession> => {
  const secret = newSecret();
  const now = clock.now();
  const row: StaffSessionRow = {
    id: randomUUID(),
    staffId: member.id,
    cookieHash: hashSecret(secret),
    createdAt: now,
    seenAt: now,
    confirmedAt: now,
    browser: browserNameOf(reply.request.headers["user-agent"]),
  };
  await insertStaffSession(tx, row);
  setDeskCookie(reply, config, "desk", secret);
  return staffSessionOf(row, member, secret, now);
};

/** Ends the session of the request's cookie, if there is one, and clears the cookie. */
export const closeStaffSession = async (
  { db, config }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const secret = readDeskCookie(request, config, "desk");
  if (secret === undefined) return;
  await deleteStaffSession(db.write, hashSecret(secret));
  setDeskCookie(reply, config, "desk", "");
};

const markSeen = async (
  { db, clock, config }: Context,
  session: StaffSessionRow,
): Promise<void> => {
  const now = clock.now();
  if (Math.abs(now.getTime() - session.seenAt.getTime()) <= SEEN_WRITE_INTERVAL_MS) return;
  if (await isTooFull(config)) return;
  try {
    await markStaffSeen(db.write, session, now);
  } catch (error) {
    if (!isTransient(error)) throw error;
  }
};

const findSession = async (
  context: Context,
  request: FastifyRequest,
): Promise<StaffSession | null> => {
  const secret = readDeskCookie(request, context.config, "desk");
  if (secret === undefined) return null;
  const now = context.clock.now();
  const found = await findStaffSession(context.db.read, hashSecret(secret), {
    seenAfter: addMs(now, -STAFF_IDLE_MS),
    createdAfter: addMs(now, -STAFF_ABSOLUTE_MS),
  });
  if (!found) return null;
  await markSeen(context, found.session);
  return staffSessionOf(found.session, found.member, secret, now);
};

const isWrite = ({ method }: FastifyRequest): boolean => method !== "GET" && method !== "HEAD";

/** Refuses calls that do not come from the desk's own pages. */
const requireOwnPage = (request: FastifyRequest, url: string | undefined): void => {
  if (!isSameOrigin(request, url, { isRequired: isWrite(request) }))
    throw merchantError(403, "cross_site", "This request came from another site and was refused.");
};

const requireToken = (request: FastifyRequest, { token }: StaffSession): void => {
  const given = request.headers["x-desk-token"];
  if (typeof given !== "string" || !isEqualSecret(given, token))
    throw merchantError(
      403,
      "cross_site_token",
      "The X-Desk-Token header is missing or does not match. Please reload the page.",
    );
};

/** Returns the session of a call that only members of staff may make. Errors: 401 nobody is signed in. */
export const staffOf = ({ staff }: FastifyRequest): StaffSession => {
  if (staff === null) throw signedOut();
  return staff;
};

/** Refuses a call that moves money, or changes people, unless the second factor was asked for lately. */
export const requireConfirmed = ({ staff }: FastifyRequest): void => {
  if (staff && staff.confirmedUntil === null)
    throw merchantError(
      403,
      "confirm_required",
      "Please enter a code of your second factor to continue.",
    );
};

/** Returns a function that tells which part of the desk is served at a host. */
const deskStates = ({ db, clock, config }: Context): FastifyInstance["deskState"] => {
  const isDeskHost = deskHostTest(config.deskUrl);
  // Never becomes false again, because members of staff are disabled and not deleted.
  let hasStaff = false;
  return async (asked) => {
    if (config.deskUrl !== undefined && !isDeskHost(asked)) return "closed";
    if (hasStaff) return "open";
    const found = await findDeskState(db.read, clock.now());
    hasStaff = found.hasStaff;
    if (hasStaff) return "open";
    return found.isInvited ? "invited" : "closed";
  };
};

/**
 * Authenticates calls of the desk by its own cookie alone. Responds 404 until a member of staff exists, and at another
 * host than that of DESK_URL. Refuses requests of other sites before it looks up anything.
 */
export const registerStaffSessions = (app: FastifyInstance, context: Context): void => {
  const url = context.config.deskUrl ?? context.config.publicUrl;
  app.decorateRequest("staff", null);
  app.decorate("deskState", deskStates(context));
  app.addHook("onRequest", async (request) => {
    const { endpoint, scope, openTo } = request.routeOptions.config;
    if (endpoint?.access !== "staff") return;
    const state = await app.deskState(request.host);
    if (state === "closed" || (state === "invited" && openTo !== "invited")) throw notFound();
    requireOwnPage(request, url);
    const session = await findSession(context, request);
    request.staff = session;
    if (openTo === "everybody" || openTo === "invited") return;
    if (!session) throw signedOut();
    if (isWrite(request)) requireToken(request, session);
    const { id, email, role } = session.member;
    await app.countStaffUse(id);
    if (openTo === "staff") return;
    const scopes = roleScopes[role];
    if (scope === undefined || !scopes.includes(scope))
      throw merchantError(403, "missing_scope", "Your role does not allow this. Ask an owner.");
    request.caller = { kind: "staff", name: email, role, scopes };
  });
};

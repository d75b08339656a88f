import { randomUUID } from "node:crypto";
import { calls } from "@pallu/contract";
import { and, eq, gt, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../clock.ts";
import { hours, addMs } from "../clock.ts";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { isTransient } from "../db/databaseErrors.ts";
import { isTooFull } from "../db/freeSpace.ts";
import { bearerOf } from "./bearer.ts";
import { clearCookies, readCookie, setCookie } from "./cookies.ts";
import { exposeCsrfToken } from "./cors.ts";
import { requireCsrfToken, csrfTokenOf, hasCsrfToken } from "./csrf.ts";
import { httpError } from "./httpError.ts";
import { hashSecret, newSecret } from "./secrets.ts";
import { ABSOLUTE_TIMEOUT_MS, IDLE_TIMEOUT_MS } from "./auth/sessions.rules.ts";
import { sessions } from "./auth/sessions.tables.ts";

export interface Session {
  id: string;
  userId: string;
  /** Whether the request has the session cookie and the CSRF token, so that it comes from a browser. */
  isBrowser: boolean;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Null on public calls and until the session was looked up. */
    session: Session | null;
  }
}

/** Minimum interval between writes of `seenAt`, so that few reads cause a write. */
const SEEN_WRITE_INTERVAL_MS = hours(1);

/** Opens a session with new secrets and sets its cookies. Returns the bearer token. */
export const openSession = async (
  db: Db,
  clock: Clock,
  userId: string,
  reply: FastifyReply,
): Promise<string> => {
  const cookie = newSecret();
  const token = newSecret();
  const now = clock.now();
  await db.insert(sessions).values({
    id: randomUUID(),
    userId,
    cookieHash: hashSecret(cookie),
    tokenHash: hashSecret(token),
    createdAt: now,
    seenAt: now,
  });
  setCookie(reply, "sid", cookie, ABSOLUTE_TIMEOUT_MS);
  setCookie(reply, "XSRF-TOKEN", csrfTokenOf(cookie), ABSOLUTE_TIMEOUT_MS);
  exposeCsrfToken(reply, csrfTokenOf(cookie));
  return token;
};

/** Ends a session and clears its cookies. */
export const closeSession = async (
  db: Db,
  session: Session | null,
  reply: FastifyReply,
): Promise<void> => {
  if (session) await db.delete(sessions).where(eq(sessions.id, session.id));
  clearCookies(reply, ["sid", "XSRF-TOKEN"]);
};

/** Ends the session of the request's cookie, if there is one, so that a login replaces it. */
export const closeSessionOfCookie = async (db: Db, request: FastifyRequest): Promise<void> => {
  const secret = readCookie(request, "sid");
  if (secret !== undefined)
    await db.delete(sessions).where(eq(sessions.cookieHash, hashSecret(secret)));
};

export const closeSessionsOf = async (db: Db, userId: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.userId, userId));
};

/** Records that a session was used. Reads succeed even when the disk is full or the database is read-only. */
const markSeen = async ({ db, clock, config }: Context, id: string): Promise<void> => {
  if (await isTooFull(config)) return;
  try {
    await db.write.update(sessions).set({ seenAt: clock.now() }).where(eq(sessions.id, id));
  } catch (error) {
    if (!isTransient(error)) throw error;
  }
};

type SessionRow = Omit<Session, "isBrowser">;
type FindSession = (secret: string | undefined) => Promise<SessionRow | null>;

/** Returns a lookup of active sessions by secret. Each kind of secret has one prepared statement. */
const sessionFinder = (
  context: Context,
  column: typeof sessions.cookieHash | typeof sessions.tokenHash,
): FindSession => {
  const { db, clock } = context;
  const statement = db.read
    .select({ id: sessions.id, userId: sessions.userId, seenAt: sessions.seenAt })
    .from(sessions)
    .where(
      and(
        eq(column, sql.placeholder("hash")),
        gt(sessions.seenAt, sql.placeholder("seenAfter")),
        gt(sessions.createdAt, sql.placeholder("createdAfter")),
      ),
    )
    .prepare(`session_by_${column.name}`);
  return async (secret) => {
    if (secret === undefined) return null;
    const now = clock.now();
    const [row] = await statement.execute({
      hash: hashSecret(secret),
      seenAfter: addMs(now, -IDLE_TIMEOUT_MS),
      createdAfter: addMs(now, -ABSOLUTE_TIMEOUT_MS),
    });
    if (!row) return null;
    if (Math.abs(now.getTime() - row.seenAt.getTime()) > SEEN_WRITE_INTERVAL_MS)
      await markSeen(context, row.id);
    return { id: row.id, userId: row.userId };
  };
};

/** Whether the method may change something (RFC 9110: not a safe method). */
const isUnsafe = (request: FastifyRequest): boolean =>
  request.method !== "GET" && request.method !== "HEAD";

const loginRequired = () => httpError(401, "Please log in to continue.");

interface SessionFinders {
  byCookie: FindSession;
  byToken: FindSession;
}

/**
 * Authenticates by cookie, by bearer token or by both. No other site can send a valid bearer token. Only requests with the
 * cookie alone need the CSRF token.
 */
const authenticate = async (
  find: SessionFinders,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | null> => {
  const secret = readCookie(request, "sid");
  const bearer = bearerOf(request);
  const byCookie = await find.byCookie(secret);
  const byToken = await find.byToken(bearer);
  if (byCookie && secret !== undefined) {
    if (byToken && byToken.userId !== byCookie.userId)
      throw httpError(
        401,
        "The cookie and the token belong to different accounts. Please log in again.",
      );
    const expected = csrfTokenOf(secret);
    if (readCookie(request, "XSRF-TOKEN") !== expected)
      setCookie(reply, "XSRF-TOKEN", expected, ABSOLUTE_TIMEOUT_MS);
    exposeCsrfToken(reply, expected);
    if (isUnsafe(request) && !byToken) requireCsrfToken(request, expected);
    return { ...byCookie, isBrowser: hasCsrfToken(request, expected) };
  }
  return byToken && { ...byToken, isBrowser: false };
};

/**
 * Authenticates the caller before the body is read. Public endpoints skip the lookup; logout is the exception. Calls
 * of the merchant API and of the desk authenticate otherwise.
 */
export const registerSessions = (app: FastifyInstance, context: Context): void => {
  const find: SessionFinders = {
    byCookie: sessionFinder(context, sessions.cookieHash),
    byToken: sessionFinder(context, sessions.tokenHash),
  };
  app.decorateRequest("session", null);
  app.addHook("onRequest", async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint || endpoint.access === "key" || endpoint.access === "staff") return;
    if (endpoint.access === "public" && endpoint.call !== calls.logout) return;
    request.session = await authenticate(find, request, reply);
    if (request.session || endpoint.access === "public") return;
    // Clears no cookie: a late response would clear that of a login which came after the request.
    throw loginRequired();
  });
};

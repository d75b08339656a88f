import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calls } from "@pallu/contract";
import type { Endpoint } from "@pallu/contract/schemas";
import { asc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { buildApp } from "../app.ts";
import { readConfig } from "../config.ts";
import type { Config } from "../config.ts";
import type { Database, Db } from "../db/client.ts";
import { newSecret } from "../http/secrets.ts";
import type { ErrorBody } from "../http/httpError.ts";
import type { Mail } from "../modules/mail/mail.rules.ts";
import { outbox } from "../modules/mail/mail.tables.ts";
import { users } from "../http/auth/users.tables.ts";
import { demoAccount } from "../seed/seedAccount.ts";
import type { StaffRole } from "../http/auth/staff.rules.ts";
import { createStaffMember } from "./deskStaff.ts";
import type { StaffMember } from "./deskStaff.ts";
import { frozenClock } from "./frozenClock.ts";
import type { FrozenClock } from "./frozenClock.ts";
import { createTestDatabase } from "./testDatabase.ts";

export interface TestApiOptions {
  seed?: "demo" | "none";
  config?: Partial<Config>;
  /** A database to use instead of a new one. Its owner closes it. */
  database?: Database;
}

/** A logged-in user. */
export interface Visitor {
  user: { id: string; username: string; phonenumber: string; email: string };
  token: string;
  cookies: Record<string, string>;
}

export interface CallInput {
  params?: Record<string, string | number>;
  body?: unknown;
  /** The caller. Anonymous when absent. A member of staff is on a page of the desk. */
  as?: Visitor | StaffMember;
  /** How the caller authenticates: by cookie with the CSRF token (default), by bearer token, or by both. */
  by?: "cookie" | "bearer" | "both";
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
}

/** The body of any response of an endpoint, refusals included. */
export type BodyOf<E extends Endpoint> =
  | z.output<E["responses"][keyof E["responses"] & number]>
  | ErrorBody;

export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Record<string, string | string[] | number | undefined>;
  /** The cookies that the response sets. An empty value clears a cookie. */
  cookies: { name: string; value: string }[];
}

export interface TestApi {
  app: FastifyInstance;
  database: Database;
  /** What the tests read and write by. */
  db: Db;
  clock: FrozenClock;
  config: Config;
  call<E extends Endpoint>(
    endpoint: Pick<E, "call" | "responses">,
    input?: CallInput,
  ): Promise<Answer<BodyOf<E>>>;
  /** Logs in. Default: the demo account. */
  login(email?: string, password?: string): Promise<Visitor>;
  /** Registers a new account and logs in. Its email address is proved by default. */
  newVisitor(options?: { isProved?: boolean }): Promise<Visitor>;
  /** Adds a member of staff who is signed in, with a second factor that was asked for just now. */
  staff(role: StaffRole): Promise<StaffMember>;
  /** Returns all queued mails, oldest first. */
  mails(): Promise<Mail[]>;
  close(): Promise<void>;
}

/** Returns a new browser cookie. */
export const newBrowser = (): { browser: string } => ({ browser: newSecret() });

const credentialsOf = ({ as: caller, by = "cookie", cookies, headers }: CallInput) => {
  if (caller && "deskToken" in caller)
    return {
      cookies: { ...caller.cookies, ...cookies },
      headers: {
        "x-desk-token": caller.deskToken,
        "sec-fetch-site": "same-origin",
        ...headers,
      },
    };
  const visitor = caller;
  const withCookie = visitor !== undefined && by !== "bearer";
  const withToken = visitor !== undefined && by !== "cookie";
  const csrf = visitor?.cookies["XSRF-TOKEN"];
  return {
    cookies: { ...(withCookie ? visitor.cookies : {}), ...cookies },
    headers: {
      ...(withCookie && csrf !== undefined ? { "x-xsrf-token": csrf } : {}),
      ...(withToken ? { authorization: `Bearer ${visitor.token}` } : {}),
      ...headers,
    },
  };
};

const pathOf = (path: string, params: CallInput["params"] = {}): string =>
  path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name])));

const readBody = (body: string, type: unknown): unknown =>
  body !== "" && String(type).startsWith("application/json") ? JSON.parse(body) : body;

const callOn =
  (app: FastifyInstance) =>
  async <E extends Endpoint>(
    { call }: Pick<E, "call" | "responses">,
    input: CallInput = {},
  ): Promise<Answer<BodyOf<E>>> => {
    const credentials = credentialsOf(input);
    const answer = await app.inject({
      method: call.method,
      url: pathOf(call.path, input.params),
      cookies: credentials.cookies,
      headers: {
        ...(input.body === undefined ? {} : { "content-type": "application/json" }),
        ...credentials.headers,
      },
      ...(input.body === undefined
        ? {}
        : { payload: typeof input.body === "string" ? input.body : JSON.stringify(input.body) }),
    });
    return {
      status: answer.statusCode,
      body: readBody(answer.body, answer.headers["content-type"]) as BodyOf<E>,
      headers: answer.headers,
      cookies: answer.cookies.map(({ name, value }) => ({ name, value })),
    };
  };

const loginOn =
  (app: FastifyInstance) =>
  async (
    email: string = demoAccount.email,
    password: string = demoAccount.password,
  ): Promise<Visitor> => {
    const answer = await app.inject({
      method: "POST",
      url: calls.login.path,
      payload: { email, password },
    });
    if (answer.statusCode !== 200) throw new Error(`Log-in failed: ${answer.body}`);
    const { user, token } = answer.json<Pick<Visitor, "user" | "token">>();
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    return { user, token, cookies };
  };

const registerOn = async (app: FastifyInstance, count: number) => {
  const account = {
    username: `Visitor ${count}`,
    phonenumber: `90000${String(count).padStart(5, "0")}`,
    email: `visitor${count}@pallu.test`,
    password: `visitor-${count}-password`,
  };
  const answer = await app.inject({ method: "POST", url: calls.register.path, payload: account });
  if (answer.statusCode !== 201) throw new Error(`Registering failed: ${answer.body}`);
  return account;
};

const readMails = async (db: Db): Promise<Mail[]> => {
  const rows = await db.select().from(outbox).orderBy(asc(outbox.position));
  return rows.map(({ recipient, subject, text, html, attachments }) => ({
    to: recipient,
    subject,
    text,
    ...(html === null ? {} : { html }),
    attachments,
  }));
};

/**
 * Creates the whole API on a new seeded database, with a frozen clock. Limits by IP address are disabled
 * unless the configuration sets them.
 */
export const createTestApi = async (options: TestApiOptions = {}): Promise<TestApi> => {
  const { seed = "demo" } = options;
  const dataDir = await mkdtemp(join(tmpdir(), "pallu-test-"));
  const config: Config = {
    ...readConfig({
      LOG_LEVEL: "silent",
      RATE_LIMIT_FACTOR: "1000",
      SEED: seed,
      DATA_DIR: dataDir,
    }),
    ...options.config,
  };
  const clock = frozenClock();
  const database = options.database ?? (await createTestDatabase(seed));
  const { ownConnection } = database;
  const app = await buildApp({ db: database.db, config, clock, ownConnection });
  await app.ready();
  const login = loginOn(app);
  let visitors = 0;
  let members = 0;
  return {
    app,
    database,
    db: database.db.write,
    clock,
    config,
    call: callOn(app),
    login,
    newVisitor: async ({ isProved = true } = {}) => {
      const { email, password } = await registerOn(app, ++visitors);
      const visitor = await login(email, password);
      const change = { provedEmail: email };
      if (isProved)
        await database.db.write.update(users).set(change).where(eq(users.id, visitor.user.id));
      return visitor;
    },
    staff: (role) =>
      createStaffMember(database.db.write, {
        role,
        email: `${role}${++members}@pallu.test`,
        now: clock.now(),
      }),
    mails: () => readMails(database.db.write),
    close: async () => {
      await app.close();
      if (!options.database) await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

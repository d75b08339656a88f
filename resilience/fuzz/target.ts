import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "@pallu/api";
import {
  KEY_PREFIX,
  buildApp,
  createTestDatabase,
  csrfTokenOf,
  days,
  hashPassword,
  hashSecret,
  insertKey,
  addMs,
  newSecret,
  scopes,
  systemClock,
} from "@pallu/api/internals";
import type { FastifyInstance } from "fastify";
import { createSessions, createShoppers } from "../harness/fixtures.ts";
import { operationsOf } from "./document.ts";
import type { OpenApi, Operation } from "./document.ts";

/** A user with an active session. */
export interface Member {
  id: string;
  token: string;
  cookie: string;
}

export interface Answer {
  status: number;
  type: string;
  text: string;
}

export interface Request {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Target {
  /** A key of the merchant API with every scope. */
  key: string;
  operations: Operation[];
  send(request: Request): Promise<Answer>;
  newMember(): Promise<Member>;
  /** Opens a new session, because a request may have ended the old one. */
  renew(member: Member): Promise<Member>;
  close(): Promise<void>;
}

/** Starts the whole API in this process on a database in memory, with the endpoints that `addRoutes` adds. */
export const openTarget = async (
  addRoutes: (app: FastifyInstance) => void = () => undefined,
): Promise<Target> => {
  const dataDir = await mkdtemp(join(tmpdir(), "pallu-fuzz-"));
  const config = readConfig({
    LOG_LEVEL: "silent",
    RATE_LIMIT_FACTOR: "1000000",
    DATA_DIR: dataDir,
  });
  const database = await createTestDatabase("demo");
  const db = database.db.write;
  const app = await buildApp({ db: database.db, config, clock: systemClock, log: false });
  addRoutes(app);
  await app.ready();

  // Hashing is slow by design, so all members share one hash. The requests know the password.
  const passwordHash = await hashPassword("weave-and-wear-26");
  const renew: Target["renew"] = async ({ id }) => {
    const member = { id, userId: id, token: newSecret(), cookie: newSecret() };
    await createSessions(db, [member]);
    return member;
  };
  const key = `${KEY_PREFIX}${newSecret()}`;
  await insertKey(db, {
    name: "fuzz",
    keyHash: hashSecret(key),
    scopes: [...scopes],
    createdAt: new Date(),
    expiresAt: addMs(new Date(), days(1)),
  });
  return {
    key,
    operations: operationsOf((await app.inject("/api/openapi.json")).json<OpenApi>()),
    send: async ({ method, url, headers, body }) => {
      const answer = await app.inject({
        method: method as "GET",
        url,
        headers,
        ...(body === undefined ? {} : { payload: body }),
      });
      return {
        status: answer.statusCode,
        type: String(answer.headers["content-type"] ?? ""),
        text: answer.body,
      };
    },
    newMember: async () => {
      const [shopper] = await createShoppers(db, 1, passwordHash);
      if (!shopper) throw new Error("No user was created.");
      const { userId: id, token, cookie } = shopper;
      return { id, token, cookie };
    },
    renew,
    close: async () => {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

export const byToken = ({ token }: Member): Record<string, string> => ({
  authorization: `Bearer ${token}`,
});

export const byCookie = ({ cookie }: Member): Record<string, string> => ({
  cookie: `sid=${cookie}; XSRF-TOKEN=${csrfTokenOf(cookie)}`,
  "x-xsrf-token": csrfTokenOf(cookie),
});

import { randomUUID } from "node:crypto";
import { callPath } from "@pallu/contract";
import type { Call, CallName, Id } from "@pallu/contract";
import { endpoints, errorBody } from "@pallu/contract/schemas";
import type { FastifyInstance } from "fastify";
import { expect } from "vitest";
import type { z } from "zod";
import type { Db } from "../db/client.ts";
import { hashSecret, newSecret } from "../http/secrets.ts";
import { sessions } from "../http/auth/sessions.tables.ts";
import { users } from "../http/auth/users.tables.ts";

/** Matches the body of any refusal. */
export const refusal = {
  success: false,
  error: expect.any(String),
  message: expect.any(String),
  type: expect.any(String),
  title: expect.any(String),
  status: expect.any(Number),
  code: expect.any(String),
};

export interface Answer {
  status: number;
  body: unknown;
}

/** The transport of requests: into an app in this process, or over the network. */
export type Send = (request: {
  method: Call["method"];
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}) => Promise<Answer>;

/** Returns the transport into an app in this process. */
export const sendTo =
  (app: FastifyInstance): Send =>
  async ({ method, url, headers, body }) => {
    const payload = body === undefined ? {} : { payload: body };
    const answer = await app.inject({ method, url, headers, ...payload });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };

type Responses<Name extends CallName> = (typeof endpoints)[Name]["responses"];
type CommonStatus = 400 | 401 | 403 | 429;

/** The body of a response by its status: from the contract, or an error that all calls share. */
export type BodyOf<
  Name extends CallName,
  Status extends number,
> = Status extends keyof Responses<Name>
  ? Responses<Name>[Status] extends z.ZodType
    ? z.output<Responses<Name>[Status]>
    : never
  : z.output<typeof errorBody>;

interface Input {
  params?: Record<string, Id>;
  query?: Record<string, string>;
  /** The body, valid or not. Strings are sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Caller {
  userId: string;
  /** Sends a call and returns any response. */
  send(name: CallName, input?: Input): Promise<Answer>;
  /** Sends a call, expects a status and a body that the contract allows, and returns the body. */
  call<Name extends CallName, Status extends (keyof Responses<Name> & number) | CommonStatus>(
    name: Name,
    status: Status,
    input?: Input,
  ): Promise<BodyOf<Name, Status>>;
}

const schemaOf = (name: CallName, status: number): z.ZodType =>
  (endpoints[name].responses as Record<number, z.ZodType>)[status] ?? errorBody;

/** Creates a caller of the API. Without a token it is anonymous. */
export const callerOf = (send: Send, userId: string, token?: string): Caller => {
  const sendCall: Caller["send"] = (name, input = {}) => {
    const { method, path }: Call = endpoints[name].call;
    const { body, query } = input;
    const filled = callPath<Call<":any">>(
      { method, path: path as ":any" },
      input.params as { any: Id },
    );
    return send({
      method,
      url: query === undefined ? filled : `${filled}?${new URLSearchParams(query).toString()}`,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...input.headers,
      },
      body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
    });
  };
  return {
    userId,
    send: sendCall,
    call: async (name, status, input) => {
      const answer = await sendCall(name, input);
      expect(answer, name).toMatchObject({ status });
      return schemaOf(name, status).parse(answer.body) as BodyOf<typeof name, typeof status>;
    },
  };
};

/** Inserts a user with an active session directly into the tables, which avoids the password hash of a login. */
export const createBuyer = async (db: Db, send: Send, now: Date): Promise<Caller> => {
  const userId = randomUUID();
  const token = newSecret();
  await db.insert(users).values({
    id: userId,
    username: "Asha Rao",
    phonenumber: "9876543210",
    email: `${userId}@example.com`,
    provedEmail: `${userId}@example.com`,
    passwordHash: "none",
    createdAt: now,
    passwordChangedAt: now,
  });
  await db.insert(sessions).values({
    id: randomUUID(),
    userId,
    cookieHash: hashSecret(newSecret()),
    tokenHash: hashSecret(token),
    createdAt: now,
    seenAt: now,
  });
  return callerOf(send, userId, token);
};

import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { minutes } from "../clock.ts";
import type { Context } from "../context.ts";
import {
  claimDeskRequest,
  findDeskRequest,
  forgetDeskRequest,
  storeDeskAnswer,
} from "./auth/deskRequests.repo.ts";
import type { DeskRequestId } from "./auth/deskRequests.repo.ts";
import { DESK_REQUEST_MS } from "./auth/staff.rules.ts";
import { HttpError, merchantError, merchantErrorBody } from "./httpError.ts";

interface Answer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body: unknown;
}

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Runs a request. A write of the desk with an `Idempotency-Key` runs once: a repeated one gets the first answer.
     * Throws 409 while the first one runs, and 422 when the key was sent with another request.
     */
    answerOnce(request: FastifyRequest, run: () => Promise<Answer>): Promise<Answer>;
  }
}

/** A request that has not ended by then was cut off with its process. */
const ABANDONED_MS = minutes(10);

/** Returns the key of a write of the desk. Undefined for all others: reads, files, sessions and invitations. */
const keyOf = ({ method, headers, routeOptions }: FastifyRequest): string | undefined => {
  const { endpoint, openTo } = routeOptions.config;
  if (endpoint?.access !== "staff" || openTo !== undefined) return undefined;
  if (method === "GET" || method === "HEAD") return undefined;
  const type = headers["content-type"];
  if (type !== undefined && !type.startsWith("application/json")) return undefined;
  const key = headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (typeof key !== "string" || !/^[\x21-\x7e]{1,100}$/.test(key))
    throw merchantError(422, "invalid", "The Idempotency-Key must have 1 to 100 characters.");
  return key;
};

const hashOf = ({ method, url, body }: FastifyRequest): string =>
  createHash("sha256")
    .update(JSON.stringify([method, url, body ?? null]))
    .digest("base64url");

const inProgress = () =>
  new HttpError(409, "This is still being done. Please look again in a moment.", {
    code: "in_progress",
    retryAfterSeconds: 1,
  });

const keyReused = () =>
  merchantError(
    422,
    "key_reused",
    "This Idempotency-Key was sent with another request. Please reload the page and try again.",
  );

/** Whether a refusal would be the same again. */
const isLasting = (error: unknown): error is HttpError =>
  error instanceof HttpError &&
  error.statusCode < 500 &&
  error.statusCode !== 408 &&
  error.statusCode !== 429;

export const registerDeskRequests = (
  app: FastifyInstance,
  { db: { write: db }, clock }: Context,
): void => {
  /** Runs a request whose key is claimed. Keeps its answer, or forgets the key of one that may succeed later. */
  const runClaimed = async (
    id: DeskRequestId,
    run: () => Promise<Answer>,
    request: FastifyRequest,
  ): Promise<Answer> => {
    const store = async (status: number, body: unknown): Promise<void> => {
      await storeDeskAnswer(db, id, { status, body: JSON.stringify(body) }).catch(
        (error: unknown) => request.log.error({ err: error }, "an answer was not stored"),
      );
    };
    try {
      const answer = await run();
      await store(answer.status, answer.body);
      return answer;
    } catch (error) {
      if (isLasting(error)) await store(error.statusCode, merchantErrorBody(error));
      else
        await forgetDeskRequest(db, id).catch((failure: unknown) =>
          request.log.error({ err: failure }, "a key was not forgotten"),
        );
      throw error;
    }
  };

  app.decorate("answerOnce", async (request, run) => {
    const key = keyOf(request);
    if (key === undefined || request.staff === null) return run();
    const id = { staffId: request.staff.staffId, key };
    const requestHash = hashOf(request);
    const now = clock.now();
    if (
      await claimDeskRequest(
        db,
        { ...id, requestHash, createdAt: now },
        { olderThanMs: DESK_REQUEST_MS, abandonedAfterMs: ABANDONED_MS },
      )
    )
      return runClaimed(id, run, request);
    const stored = await findDeskRequest(db, id);
    if (stored && stored.requestHash !== requestHash) throw keyReused();
    if (!stored || stored.status === null || stored.body === null) throw inProgress();
    return {
      status: stored.status,
      headers: { "idempotency-replayed": "true" },
      body: JSON.parse(stored.body) as unknown,
    };
  });
};

import type { z } from "zod";
import type { Call } from "./call.ts";

/**
 * Who may make a call: everybody, a logged-in user, or (`key`) a program with a key. `owner` also compares the user in
 * the path or body with the session: another user's id is 403 (docs/decisions/0007).
 */
export type Access = "public" | "session" | "owner" | "key";

export interface Endpoint<
  C extends Call = Call,
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Responses extends Record<number, z.ZodType> = Record<number, z.ZodType>,
  A extends Access = Access,
  Query extends z.ZodType = z.ZodType,
> {
  call: C;
  /** Its `operationId` in the OpenAPI document. Default: the name of the call in `calls`. */
  name?: string;
  summary: string;
  tag: string;
  access: A;
  params?: Params;
  body?: Body;
  /** Optional query parameters. The specification defines none. */
  query?: Query;
  /** Responses by status. The server adds errors that every call may return (400, 401, 403, 413, 429, 500, 503). */
  responses: Responses;
}

/** Defines an endpoint. One object types the server's route, the OpenAPI document and the tests of a call. */
export const defineEndpoint = <
  C extends Call,
  Params extends z.ZodType,
  Body extends z.ZodType,
  Responses extends Record<number, z.ZodType>,
  const A extends Access,
  Query extends z.ZodType,
>(
  endpoint: Endpoint<C, Params, Body, Responses, A, Query>,
): Endpoint<C, Params, Body, Responses, A, Query> => endpoint;

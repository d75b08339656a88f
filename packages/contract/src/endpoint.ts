import type { z } from "zod";
import { calls } from "./call.ts";
import type { Call } from "./call.ts";

/**
 * Who may make a call: everybody, a logged-in user, (`key`) a program with a key, or (`staff`) a member of staff at the
 * desk. `owner` also compares the user in the path or body with the session: another user's id is 403 (docs/decisions/0007).
 */
export type Access = "public" | "session" | "owner" | "key" | "staff";

/** A request and its responses, for the OpenAPI document. */
export interface Example {
  body?: unknown;
  /** The body of each 2xx response, by status. */
  responses: Readonly<Record<number, unknown>>;
}

export interface Endpoint {
  call: Call;
  /** Its `operationId` in the OpenAPI document. Default: the name of the call in `calls`. */
  name?: string;
  summary: string;
  tag: string;
  access: Access;
  params?: z.ZodType;
  body?: z.ZodType;
  /** Optional query parameters. The specification defines none. */
  query?: z.ZodType;
  /** Responses by status. The server adds errors that every call may return (400, 401, 403, 413, 429, 500, 503). */
  responses: Record<number, z.ZodType>;
  /** Calls in `calls` have theirs in `exampleOf`. */
  example?: Example;
}

/** Defines an endpoint. One object types the server's route, the OpenAPI document and the tests of a call. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

/** Defines endpoints with one tag and one access class. The key of each is its name. */
export const defineEndpoints = <
  const Shared extends Pick<Endpoint, "tag" | "access">,
  const Own extends Record<string, Omit<Endpoint, "name" | "tag" | "access">>,
>(
  shared: Shared,
  endpoints: Own,
): { [Name in keyof Own]: Own[Name] & Shared & { name: Name } } =>
  Object.fromEntries(
    Object.entries(endpoints).map(([name, own]) => [name, { ...own, ...shared, name }]),
  ) as { [Name in keyof Own]: Own[Name] & Shared & { name: Name } };

const anyErrors = [400, 413, 415, 429, 500, 503] as const;

/** Statuses of errors that every call of an access class may return. */
const accessErrors = {
  public: [403],
  session: [401, 403],
  owner: [401, 403],
  key: [401, 403, 404, 408, 414, 422],
  staff: [401, 403, 404, 408, 409, 414, 422],
} as const satisfies Record<Access, readonly number[]>;

/** Statuses of the errors that the server adds to those of an endpoint. */
export const errorStatusesOf = ({ call, access, params, body }: Endpoint): number[] => [
  ...anyErrors,
  ...accessErrors[call === calls.logout ? "session" : access],
  ...(params ? [414] : []),
  ...(body ? [408] : []),
];

/** `errorStatusesOf` as a type. */
export type ErrorStatusOf<E extends Endpoint> =
  | (typeof anyErrors)[number]
  | (typeof accessErrors)[E["call"] extends typeof calls.logout ? "session" : E["access"]][number]
  | ("params" extends keyof E ? 414 : never)
  | ("body" extends keyof E ? 408 : never);

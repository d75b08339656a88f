import type { DeskEndpoints } from "@pallu/api/desk";
import type { z } from "zod";

export type { AuditAction } from "@pallu/api/desk";

/** The endpoints of the desk by `METHOD /path`. Only types: nothing of the API is part of the desk. */
type Endpoints = {
  [
    Name in keyof DeskEndpoints as `${DeskEndpoints[Name]["call"]["method"]} ${DeskEndpoints[Name]["call"]["path"]}`
  ]: DeskEndpoints[Name];
};

export type CallName = keyof Endpoints;
export type ReadName = Extract<CallName, `GET ${string}`>;
export type WriteName = Exclude<CallName, ReadName>;

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsOf<Name extends CallName> = [ParamNames<Name>] extends [never]
  ? { params?: never }
  : { params: Record<ParamNames<Name>, string> };

type QueryOf<E> = E extends { query: infer Query extends z.ZodType }
  ? { query?: z.input<Query> }
  : { query?: never };

type BodyOf<E> = E extends { body: infer Body extends z.ZodType }
  ? { body: z.input<Body> }
  : { body?: never };

/** What a call sends. */
export type Input<Name extends CallName> = ParamsOf<Name> &
  QueryOf<Endpoints[Name]> &
  BodyOf<Endpoints[Name]>;

type Success<Responses> = Responses[Extract<keyof Responses, 200 | 201 | 202>];

/** The body of a successful response. */
export type Output<Name extends CallName> =
  Success<Endpoints[Name]["responses"]> extends infer Body extends z.ZodType
    ? z.output<Body>
    : never;

export type SessionAnswer = Output<"GET /api/desk/session">;

/** Who is signed in, with the token that changes send and the scopes. */
export type SignedIn = Extract<SessionAnswer, { signedIn: true }>;

export type Scope = SignedIn["scopes"][number];

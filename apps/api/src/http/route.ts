import { calls, sameId } from "@pallu/contract";
import type { CallName, Id } from "@pallu/contract";
import { errorBody as errorBodySchema, errorStatusesOf } from "@pallu/contract/schemas";
import type { Access, Endpoint } from "@pallu/contract/schemas";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { z } from "zod";
import { refusal as merchantRefusal } from "./auth/keys.rules.ts";
import type { Caller, Scope } from "./auth/keys.rules.ts";
import { problem } from "./httpError.ts";
import type { Session } from "./session.ts";
import { requireConfirmed } from "./staffSessions.ts";
import type { DeskCallers } from "./staffSessions.ts";
import { waiterOf, unlessLeft } from "./sharedTurn.ts";
import type { Waiter } from "./sharedTurn.ts";

/** The session of the caller: always present with access `session` or `owner`, optional on public calls. */
type SessionOf<A extends Access> = A extends "public"
  ? Session | null
  : A extends "key" | "staff"
    ? null
    : Session;

type CallerOf<A extends Access> = [A] extends ["key" | "staff"] ? Caller : Caller | null;

/** Handler input: the input parsed by the endpoint's schemas, and the caller. */
export interface HandlerInput<E extends Endpoint> {
  params: z.output<NonNullable<E["params"]>>;
  body: z.output<NonNullable<E["body"]>>;
  query: z.output<NonNullable<E["query"]>>;
  session: SessionOf<E["access"]>;
  /** The caller of the merchant API, on calls with access `key` or `staff`. */
  caller: CallerOf<E["access"]>;
  /** The request as one that waits in queues. */
  waiter: Waiter;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Handler input of a read that answers everybody the same. */
export type ReadInput<E extends Endpoint> = Pick<HandlerInput<E>, "params" | "query" | "waiter">;

type Headers = Readonly<Record<string, string>>;

/** One of the endpoint's responses by status. Refusals are thrown with `httpError(status, message)`. */
export type ResponseOf<E extends Endpoint> = {
  [Status in keyof E["responses"] & number]: {
    status: Status;
    headers?: Headers;
    body: z.input<E["responses"][Status]>;
  };
}[keyof E["responses"] & number];

interface AnyResponse {
  status: number;
  headers?: Headers;
  body: unknown;
}

/** Whether a member of staff must have entered a code of the second factor lately: always, or by the input. */
type Confirm<E extends Endpoint> =
  | true
  | ((input: Pick<HandlerInput<E>, "params" | "body" | "query">) => boolean);

export interface RouteDefinition {
  endpoint: Endpoint;
  /** The scope that a caller requires, on calls with access `key` or `staff`. */
  scope?: Scope;
  /** Who may make a call of the desk that has no scope. */
  openTo?: DeskCallers;
  /** Answers 403 `confirm_required` to members of staff who must enter a code first. Keys need none. Default: never. */
  confirm?: Confirm<Endpoint>;
  /** Whether the handler takes its turn in a queue itself. Default false: the request is queued before it. */
  takesOwnTurn?: boolean;
  /** The most bytes of a body that is no JSON but a part of a file, as `application/octet-stream`. Default: JSON only. */
  maxBytes?: number;
  handle: (input: HandlerInput<Endpoint>) => Promise<AnyResponse>;
}

/** A route that answers everybody the same, so that it can also be called without a request. */
export interface ReadDefinition extends RouteDefinition {
  handle: (input: ReadInput<Endpoint>) => Promise<AnyResponse>;
}

/** Binds a handler to an endpoint of the contract, which brings its schemas and access class. */
export const route = <E extends Endpoint, const Result extends ResponseOf<E>>(
  endpoint: E,
  handler: (input: HandlerInput<E>) => Promise<Result>,
): RouteDefinition => ({
  endpoint,
  handle: (input) => handler(input),
});

export const readRoute = <
  E extends Endpoint & { access: "public" },
  const Result extends ResponseOf<E>,
>(
  endpoint: E,
  handler: (input: ReadInput<E>) => Promise<Result>,
): ReadDefinition => ({
  endpoint,
  handle: (input) => handler(input),
});

/** Binds a read that answers what is cached at once, and takes its turn in a queue for everything else. */
export const cachedRoute: typeof readRoute = (endpoint, handler) => ({
  ...readRoute(endpoint, handler),
  takesOwnTurn: true,
});

/**
 * Binds a handler to an endpoint of the merchant API or of the desk. Callers require `scope`. `confirm` asks members of
 * staff for the second factor again.
 */
export const keyRoute = <
  E extends Endpoint & { access: "key" | "staff" },
  const Result extends ResponseOf<E>,
>(
  endpoint: E,
  scope: Scope,
  handler: (input: HandlerInput<E>) => Promise<Result>,
  { confirm }: { confirm?: Confirm<E> } = {},
): RouteDefinition => ({
  ...route(endpoint, handler),
  scope,
  ...(confirm && { confirm: confirm === true || ((input) => confirm(input)) }),
});

/** Binds a handler to an endpoint of the desk that needs no scope, such as those of the session. */
export const deskRoute = <
  E extends Endpoint & { access: "staff" },
  const Result extends ResponseOf<E>,
>(
  endpoint: E,
  openTo: DeskCallers,
  handler: (input: HandlerInput<E>) => Promise<Result>,
  { confirm }: { confirm?: true } = {},
): RouteDefinition => ({ ...route(endpoint, handler), openTo, ...(confirm && { confirm }) });

declare module "fastify" {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    /** Whether the body is bytes, not JSON. */
    takesBytes?: true;
  }
}

const nameOf = (endpoint: Endpoint): CallName | undefined =>
  (Object.keys(calls) as CallName[]).find((name) => calls[name] === endpoint.call);

/** Whether keys or members of staff make the call, not shoppers. */
const isForCallers = ({ access }: Endpoint): boolean => access === "key" || access === "staff";

const responsesOf = (endpoint: Endpoint): Record<number, z.ZodType> => ({
  ...Object.fromEntries(
    errorStatusesOf(endpoint).map((status) => [
      status,
      isForCallers(endpoint) ? merchantRefusal : errorBodySchema,
    ]),
  ),
  ...endpoint.responses,
});

const fieldOf = (value: unknown, name: string): Id | undefined =>
  typeof value === "object" && value !== null
    ? (value as Record<string, Id | undefined>)[name]
    : undefined;

/** Refuses requests that name a user other than the caller. `me` names the caller (docs/decisions/0007). */
const checkOwner = (request: FastifyRequest): void => {
  const named = [
    fieldOf(request.params, "userId") ?? fieldOf(request.params, "id"),
    fieldOf(request.body, "userId"),
    fieldOf(fieldOf(request.body, "billData"), "userId"),
  ].filter((id) => id !== undefined);
  const callerId = request.session?.userId;
  const isCaller = (id: Id | undefined): boolean =>
    callerId !== undefined && (id === "me" || sameId(id, callerId));
  if (named.length === 0 || !named.every(isCaller))
    throw problem(403, "other_account", "This belongs to another account.");
};

/** Whether no response can be sent any more: a timeout response was sent, or the client disconnected. */
const isOver = (reply: FastifyReply): boolean => reply.sent || reply.raw.destroyed;

/** Only the merchant API: the document adds the credentials of other calls. */
const securityOf = ({ access }: Endpoint, scope: Scope | undefined): object =>
  access === "key" ? { security: [{ merchantKey: scope ? [scope] : [] }] } : {};

/** The largest body of a call that sends a list. */
const LIST_BODY_BYTES = 256 * 1024;

const optionsOf = ({
  endpoint,
  scope,
  openTo,
  confirm,
  takesOwnTurn = false,
  maxBytes,
  handle,
}: RouteDefinition): RouteOptions => ({
  method: endpoint.call.method,
  url: endpoint.call.path,
  config: {
    endpoint,
    takesOwnTurn,
    ...(scope ? { scope } : {}),
    ...(openTo ? { openTo } : {}),
    ...(maxBytes === undefined ? {} : { takesBytes: true as const }),
  },
  schema: {
    summary: endpoint.summary,
    tags: [endpoint.tag],
    operationId: endpoint.name ?? nameOf(endpoint) ?? "",
    ...securityOf(endpoint, scope),
    // The desk is no interface for programs, and its existence is no stranger's business.
    ...(endpoint.access === "staff" ? { hide: true } : {}),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    response: responsesOf(endpoint),
  },
  ...(endpoint.call === calls.checkout || isForCallers(endpoint)
    ? { bodyLimit: maxBytes ?? LIST_BODY_BYTES }
    : {}),
  preHandler: async (request) => {
    if (endpoint.access === "owner") checkOwner(request);
    const { params, body, query } = request;
    if (confirm === true || confirm?.({ params, body, query }) === true) requireConfirmed(request);
  },
  handler: async (request, reply) => {
    const waiter = waiterOf(request, reply);
    const answer = await unlessLeft(
      waiter,
      request.server.answerOnce(request, () =>
        handle({
          params: request.params,
          body: request.body,
          query: request.query,
          session: request.session,
          caller: request.caller,
          waiter,
          request,
          reply,
        }),
      ),
    );
    if (answer === null || isOver(reply)) return reply;
    return reply
      .code(answer.status)
      .headers(answer.headers ?? {})
      .send(answer.body);
  },
});

export const registerRoutes = (
  app: FastifyInstance,
  definitions: readonly RouteDefinition[],
): void => {
  for (const definition of definitions) app.route(optionsOf(definition));
};

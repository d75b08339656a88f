import type {
  ResponsesOf,
  BodyOf,
  CallName,
  ErrorStatus,
  ParamsOf,
  ProblemCode,
  QueryOf,
  calls,
} from "./contract.ts";
import type { CallOptions } from "./calls.ts";

/** The body of an error: RFC 9457, with the message for shoppers twice, as the shop's pages read it. */
export interface Problem {
  success: false;
  error: string;
  message: string;
  type: string;
  title: string;
  status: number;
  code: string;
}

/** A member where the call has it. */
export type Part<Key extends string, Value> = [Value] extends [never]
  ? unknown
  : Record<Key, Value>;
/** The `params` of a call whose path has some. */
export type Params<Name extends CallName> = [keyof ParamsOf<(typeof calls)[Name]>] extends [never]
  ? unknown
  : { params: ParamsOf<(typeof calls)[Name]> };

/** Input of a call: `params` of its path, `query` and `body`, each where the call has it. */
export type InputOf<Name extends CallName> = CallOptions &
  Params<Name> &
  Part<"body", BodyOf<Name>> &
  ([QueryOf<Name>] extends [never] ? unknown : { query?: QueryOf<Name> }) &
  (Name extends "checkout"
    ? {
        /**
         * Names the order: sent again with the same key, it is placed once. Default: a new key, which protects no second
         * attempt.
         */
        idempotencyKey?: string;
      }
    : unknown);

/** The body of a successful response. */
export type DataOf<Name extends CallName> = ResponsesOf<Name>[keyof ResponsesOf<Name>];

export type Success<Name extends CallName> = {
  [Status in keyof ResponsesOf<Name>]: {
    ok: true;
    status: Status;
    data: ResponsesOf<Name>[Status];
    headers: Headers;
  };
}[keyof ResponsesOf<Name>];

interface Refused<Status extends number, Code extends string> {
  ok: false;
  status: Status;
  code: Code;
  problem: Problem;
  /** Seconds to wait before another attempt. Undefined if the server names none. */
  retryAfterSeconds: number | undefined;
  headers: Headers;
}

/** An error by status and code. `unknown` stands for a response that is not from the shop, such as a proxy's page. */
export type Failure<Name extends CallName> =
  | { [Status in ErrorStatus<Name>]: Refused<Status, ProblemCode<Status>> }[ErrorStatus<Name>]
  | Refused<number, "unknown">;

export type ApiResponse<Name extends CallName> = Success<Name> | Failure<Name>;

export type Arguments<Input> = CallOptions extends Input ? [input?: Input] : [input: Input];

/** One method for each call of the API. */
export type Client = {
  readonly [Name in CallName]: (...args: Arguments<InputOf<Name>>) => Promise<ApiResponse<Name>>;
};

export { ApiError, createClient, newIdempotencyKey, unwrap } from "./client.ts";
export type { ClientOptions } from "./client.ts";
export type {
  AnswersOf,
  BodyOf,
  CallName,
  Id,
  ProblemCode,
  ProblemStatus,
  QueryOf,
} from "./contract.ts";
export type {
  Answer,
  CallOptions,
  Client,
  DataOf,
  Failure,
  InputOf,
  Problem,
  Success,
} from "./types.ts";

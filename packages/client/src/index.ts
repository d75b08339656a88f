export { ApiError, createClient, newIdempotencyKey, unwrap } from "./client.ts";
export type { CallOptions, TransportOptions as ClientOptions, TokenStorage } from "./calls.ts";
export type {
  ResponsesOf,
  BodyOf,
  CallName,
  Id,
  ProblemCode,
  ProblemStatus,
  QueryOf,
} from "./contract.ts";
export type { ApiResponse, Client, DataOf, Failure, InputOf, Problem, Success } from "./types.ts";

/** The build replaces the declarations of this module by plain types, so that the package needs neither zod nor the contract. */
export { callPath, calls } from "@pallu/contract";
export type {
  ResponsesOf,
  BodyOf,
  CallName,
  ErrorStatus,
  Id,
  ParamsOf,
  ProblemCode,
  ProblemStatus,
  QueryOf,
} from "@pallu/contract";

import type { Draft } from "./arbitraries.ts";
import type { Operation } from "./document.ts";
import type { Answer } from "./target.ts";

const isRefusal = (text: string): boolean => {
  try {
    const body = JSON.parse(text) as Record<string, unknown>;
    return body["success"] === false && typeof body["message"] === "string";
  } catch {
    return false;
  }
};

/** Returns how a response violates the document, or null. */
export const faultOf = (
  { status, type, text }: Answer,
  operation: Pick<Operation, "answers">,
): string | null => {
  if (status >= 500) return `answered ${status}`;
  const schema = operation.answers.get(status);
  if (schema === undefined) return `answered ${status}, which is not in the document`;
  if (schema === null) return null;
  if (!type.startsWith("application/json")) return `answered ${status} as '${type}'`;
  try {
    const read = schema.safeParse(JSON.parse(text));
    if (read.success) return null;
    const [issue] = read.error.issues;
    return `answered ${status} with another body: ${issue?.path.join(".")} ${issue?.message}`;
  } catch {
    return `answered ${status} with what is not JSON`;
  }
};

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** A mutated path may match another operation with a path parameter, which authenticates first. */
const refusals: ReadonlySet<number> = new Set([400, 401, 403, 404, 405]);

/** Returns an error when a deliberately invalid request was accepted, or null. */
export const faultOfRequest = (draft: Draft, answer: Answer, ownerId: string): string | null => {
  const { operation, actor, kind } = draft;
  if (kind === "wrong method")
    return answer.status >= 500
      ? `answered ${answer.status}`
      : refusals.has(answer.status) && isRefusal(answer.text)
        ? null
        : `answered ${answer.status} to ${draft.method}`;
  const fault = faultOf(answer, operation);
  if (fault !== null || !operation.needsSession || !isSuccess(answer.status)) return fault;
  if (actor === "nobody" || actor === "made-up token") return `let ${actor} in`;
  if (operation.needsKey && actor !== "owner by token") return "let a session in";
  if (actor === "cookie without its token" && operation.method !== "GET")
    return `let a ${actor} in`;
  const namesOwner = draft.url.includes(ownerId) || (draft.body ?? "").includes(ownerId);
  return actor === "stranger by token" && namesOwner ? "let a stranger in" : null;
};

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

/** What is wrong with an answer, going by the document alone; null when nothing is. */
export const faultOf = (
  { status, type, text }: Answer,
  operation: Pick<Operation, "answers">,
): string | null => {
  if (status >= 500) return `answered ${status}`;
  const reader = operation.answers.get(status);
  if (reader === undefined) return `answered ${status}, which is not in the document`;
  if (reader === null) return null;
  if (!type.startsWith("application/json")) return `answered ${status} as '${type}'`;
  try {
    const read = reader.safeParse(JSON.parse(text));
    if (read.success) return null;
    const [issue] = read.error.issues;
    return `answered ${status} with another body: ${issue?.path.join(".")} ${issue?.message}`;
  } catch {
    return `answered ${status} with what is not JSON`;
  }
};

const isYes = (status: number): boolean => status >= 200 && status < 300;

/** A path may be another call's with a parameter in it, which asks who is there first. */
const refusals: ReadonlySet<number> = new Set([400, 401, 403, 404, 405]);

/** Where a request is a wrong one on purpose, the answer must say so. */
export const faultOfRequest = (draft: Draft, answer: Answer, ownerId: string): string | null => {
  const { operation, asker, kind } = draft;
  if (kind === "wrong method")
    return answer.status >= 500
      ? `answered ${answer.status}`
      : refusals.has(answer.status) && isRefusal(answer.text)
        ? null
        : `answered ${answer.status} to ${draft.method}`;
  const fault = faultOf(answer, operation);
  if (fault !== null || !operation.needsSession || !isYes(answer.status)) return fault;
  if (asker === "nobody" || asker === "made-up token") return `let ${asker} in`;
  if (operation.needsKey && asker !== "owner by token") return "let a session in";
  if (asker === "cookie without its token" && operation.method !== "GET")
    return `let a ${asker} in`;
  const namesOwner = draft.url.includes(ownerId) || (draft.body ?? "").includes(ownerId);
  return asker === "stranger by token" && namesOwner ? "let a stranger in" : null;
};

import type { RefusedRow } from "./httpError.ts";

/** One issue from fastify-type-provider-zod: the zod issue's own fields are in `params`. */
interface Issue {
  instancePath?: string;
  keyword?: string;
  message?: string;
  params?: object;
}

const kinds: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  array: "a list",
  object: "an object",
  boolean: "true or false",
};

/** Matches messages from the contract's own schemas. */
const ownWords = /^must /;

const rangeOf = (details: Record<string, unknown>, high: boolean): string => {
  const bound = String(high ? details["maximum"] : details["minimum"]);
  const side = high ? "at most" : "at least";
  if (details["origin"] === "string")
    return !high && bound === "1" ? "must not be empty" : `must have ${side} ${bound} characters`;
  if (details["origin"] === "array") return `must have ${side} ${bound} entries`;
  return `must be ${side} ${bound}`;
};

const ruleOf = ({ keyword, message = "", params }: Issue): string => {
  const details = { ...params } as Record<string, unknown>;
  switch (keyword) {
    case "invalid_type":
      return message.endsWith("received undefined")
        ? "is missing"
        : `must be ${kinds[String(details["expected"])] ?? "of another kind"}`;
    case "too_small":
      return rangeOf(details, false);
    case "too_big":
      return rangeOf(details, true);
    case "invalid_value":
      return Array.isArray(details["values"])
        ? `must be one of: ${details["values"].join(", ")}`
        : "is not valid";
    default:
      return ownWords.test(message) ? message : "is not valid";
  }
};

const fieldOf = ({ instancePath = "" }: Issue): string =>
  instancePath.split("/").filter(Boolean).join(".");

/** Returns what is wrong with each invalid field. */
export const fieldFaults = (issues: readonly Issue[]): RefusedRow[] =>
  issues
    .filter((issue) => fieldOf(issue) !== "")
    .map((issue) => ({ id: fieldOf(issue), code: "invalid", message: `${ruleOf(issue)}.` }));

/** Returns one sentence for the first invalid field: 'The field "email" is missing.' */
export const validationSentence = (issues: readonly Issue[]): string => {
  const issue = issues[0] ?? {};
  const { keys } = { ...issue.params } as Record<string, unknown>;
  if (issue.keyword === "unrecognized_keys" && Array.isArray(keys))
    return `The parameter "${String(keys[0]).slice(0, 50)}" is not known here.`;
  const field = fieldOf(issue);
  return field === ""
    ? "The request needs a JSON object as its body."
    : `The field "${field}" ${ruleOf(issue)}.`;
};

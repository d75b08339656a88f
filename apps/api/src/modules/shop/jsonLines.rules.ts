/** Where the values of a JSON text are. */
export interface JsonLines {
  /** Returns the line of the value at a path, or of the nearest one around it. Lines count from 1. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** Keys that an object has twice. */
  repeated: { path: PropertyKey[]; line: number }[];
}

interface Level {
  path: PropertyKey[];
  keys: Set<string> | undefined;
  /** The key of the next value in an object, its index in a list. */
  next: PropertyKey;
  expectsKey: boolean;
}

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Locates the values of a valid JSON text. */
export const jsonLines = (text: string): JsonLines => {
  const lines = new Map<string, number>();
  const repeated: JsonLines["repeated"] = [];
  const levels: Level[] = [];
  let line = 1;
  let seen = 0;
  const note = (): PropertyKey[] => {
    const level = levels.at(-1);
    const path = level ? [...level.path, level.next] : [];
    // The line of its key, if it has one.
    if (!level?.keys) lines.set(JSON.stringify(path), line);
    return path;
  };
  for (const { 0: token, index } of text.matchAll(tokens)) {
    line += text.slice(seen, index).split("\n").length - 1;
    seen = index;
    const level = levels.at(-1);
    if (token === "}" || token === "]") levels.pop();
    else if (token === ",") {
      if (level?.keys) level.expectsKey = true;
      else if (level) level.next = Number(level.next) + 1;
    } else if (token === ":") continue;
    else if (level?.keys && level.expectsKey) {
      const key = JSON.parse(token) as string;
      const path = [...level.path, key];
      if (level.keys.has(key)) repeated.push({ path, line });
      level.keys.add(key);
      level.next = key;
      level.expectsKey = false;
      lines.set(JSON.stringify(path), line);
    } else {
      const path = note();
      if (token === "{") levels.push({ path, keys: new Set(), next: "", expectsKey: true });
      else if (token === "[") levels.push({ path, keys: undefined, next: 0, expectsKey: false });
    }
  }
  return {
    repeated,
    lineOf: (path) => {
      for (let length = path.length; length >= 0; length--) {
        const found = lines.get(JSON.stringify(path.slice(0, length)));
        if (found !== undefined) return found;
      }
      return 1;
    },
  };
};

type Expected = "value" | "value or end" | "key" | "key or end" | "colon" | "comma or end";

const isValue = (token: string): boolean => {
  try {
    JSON.parse(token);
    return true;
  } catch {
    return false;
  }
};

/** Returns what may follow a token. Undefined if the token may not be there. `open` are the brackets that are not closed. */
const afterToken = (token: string, expected: Expected, open: string[]): Expected | undefined => {
  if (token === "}" || token === "]") {
    const isFitting = open.pop() === (token === "}" ? "{" : "[");
    const mayEnd =
      expected === "comma or end" || expected === (token === "}" ? "key or end" : "value or end");
    return isFitting && mayEnd ? "comma or end" : undefined;
  }
  switch (expected) {
    case "colon":
      return token === ":" ? "value" : undefined;
    case "comma or end":
      return token === "," && open.length > 0 ? (open.at(-1) === "{" ? "key" : "value") : undefined;
    case "key":
    case "key or end":
      return token.startsWith('"') && isValue(token) ? "colon" : undefined;
    default:
      if (token === "{" || token === "[") {
        open.push(token);
        return token === "{" ? "key or end" : "value or end";
      }
      return isValue(token) ? "comma or end" : undefined;
  }
};

/** A quote that is not closed is a token, too. */
const anyToken = /"(?:[^"\\\n]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g;

const BROKEN = "this is no JSON: look for a missing comma or quote here or in the line above";
const CUT = "the file ends too early: a quote, brace or bracket is not closed";

/**
 * Returns why a JSON text cannot be parsed, with the line. Undefined for a valid one. The messages of `JSON.parse` do not
 * always say where.
 */
export const jsonFault = (text: string): { line: number; reason: string } | undefined => {
  if (isValue(text)) return undefined;
  const lineAt = (index: number): number => text.slice(0, index).split("\n").length;
  const open: string[] = [];
  let expected: Expected = "value";
  for (const { 0: token, index } of text.matchAll(anyToken)) {
    const next = afterToken(token, expected, open);
    if (next === undefined) return { line: lineAt(index), reason: BROKEN };
    expected = next;
  }
  return { line: lineAt(text.trimEnd().length), reason: CUT };
};

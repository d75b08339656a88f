import { plainPath } from "../src/platform/routing/links.rules.ts";

/** Whether a request is for the API or its images, not for a page. */
export const belongsToApi = (url = ""): boolean => /^\/(?:api|uploads|share)(?:[/?]|$)/.test(url);

/** Splits a request target into path and query. The query starts with `?` or is empty. */
export const splitTarget = (target: string): [path: string, search: string] => {
  const [beforeFragment = ""] = target.split("#", 1);
  const at = beforeFragment.indexOf("?");
  return at < 0 ? [beforeFragment, ""] : [beforeFragment.slice(0, at), beforeFragment.slice(at)];
};

/**
 * Normalizes a path to single slashes and no trailing slash. Encodes backslashes, because browsers read `/\host` in
 * `Location` as `//host`, another origin.
 */
export const normalizePath = (path: string): string =>
  plainPath(`/${path.replaceAll("\\", "%5C")}`);

const decoded = (part: string): string | null => {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
};

/**
 * Returns what the path of a missing page may mean: without the punctuation and spaces of the sentence that it was copied
 * from, then in lower case.
 */
export const plainerPaths = (path: string): string[] => {
  const parts = path.split("/");
  const last = decoded(parts.at(-1) ?? "");
  if (last === null) return [];
  const bare = last.replace(/[\s\p{P}\p{S}\p{Cf}]+$/u, "");
  return [...new Set([bare, bare.toLowerCase()])]
    .filter((part) => part !== last)
    .map((part) => normalizePath([...parts.slice(0, -1), encodeURIComponent(part)].join("/")));
};

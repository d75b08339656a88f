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

/** Matches a Host header with an optional port, as browsers send it. */
const plainHost = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Returns the origin of the shop: the configured one, else that of the request. Null for an invalid Host header. */
export const originOf = (
  publicUrl: string | undefined,
  request: { protocol: string; headers: { host?: string } },
): string | null => {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const { host = "" } = request.headers;
  const origin = `${request.protocol}://${host}`;
  // Rejects values such as `x:99999` and `1.2.3.4.5`, which match the pattern but are no valid hosts.
  return plainHost.test(host) && URL.canParse(origin) ? origin : null;
};

/** Returns the address at which a browser of this machine reaches a shop that listens on a host. */
export const addressOf = (host: string, port: number): string => {
  if (/^(?:127\.0\.0\.1|::1?|0\.0\.0\.0)$/.test(host)) return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
};

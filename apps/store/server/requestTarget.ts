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
  `/${path
    .replaceAll("\\", "%5C")
    .split("/")
    .filter((part) => part !== "")
    .join("/")}`;

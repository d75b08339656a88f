/** A request target in two parts; the second begins with `?` or is empty. */
export const splitTarget = (target: string): [path: string, search: string] => {
  const [beforeFragment = ""] = target.split("#", 1);
  const at = beforeFragment.indexOf("?");
  return at < 0 ? [beforeFragment, ""] : [beforeFragment.slice(0, at), beforeFragment.slice(at)];
};

/**
 * Returns a path with single slashes and without one at its end. A backslash is encoded: in `Location` browsers read
 * `/\host` as `//host`, another origin.
 */
export const plainPath = (path: string): string =>
  `/${path
    .replaceAll("\\", "%5C")
    .split("/")
    .filter((part) => part !== "")
    .join("/")}`;

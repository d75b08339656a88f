/** Removes double slashes and a trailing slash from a path. */
export const plainPath = (pathname: string): string => pathname.replace(/\/+(?=\/|$)/g, "") || "/";

/** Returns whether a key is pressed by which the browser opens a link elsewhere. */
export const hasModifier = (
  event: Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">,
): boolean => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Returns the path in the shop to which the value of an `href` leads. Null for any other, which the browser follows. */
export const shopPathOf = (href: string): string | null =>
  href.startsWith("/") && !href.startsWith("//") && !/^\/(?:api|uploads)\//.test(href)
    ? href.replace(/^[^?#]*/, plainPath)
    : null;

/** Removes double slashes and a trailing slash from a path. */
export const plainPath = (pathname: string): string => pathname.replace(/\/+(?=\/|$)/g, "") || "/";

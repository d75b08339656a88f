/** One spelling for the addresses of a page: without double slashes and without one at the end. */
export const plainPath = (pathname: string): string => pathname.replace(/\/+(?=\/|$)/g, "") || "/";

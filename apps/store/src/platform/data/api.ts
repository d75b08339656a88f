import { createHostClient } from "@pallu/client/hostClient";
import { readItem, writeItem } from "./storage.ts";

export { createHostClient, HttpError, withText } from "@pallu/client/hostClient";
export type { HostClient } from "@pallu/client/hostClient";

/** Host of the API: the page's own origin, or that of `VITE_API_URL` in a static build. */
const host = import.meta.env.VITE_API_URL?.replace(/\/$/, "") ?? "";

export const absoluteUrl = (path: string): string => host + path;

/** Storage key of the CSRF token in a static build, which cannot read the cookie of another host. */
const tokenKey = "xsrf";

/** The browser's client of the API. SWR retries reads, so the client does not. */
export const api = createHostClient({
  baseUrl: host,
  retries: 0,
  tokenStorage: { read: () => readItem(tokenKey), write: (token) => writeItem(tokenKey, token) },
});

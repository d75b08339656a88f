/** Sends a request to a URL path of the API, as `fetch` does. */
export type SendRequest = (path: string, init: RequestInit) => Promise<Response>;

/**
 * A response of the stubbed API: a status (default 200) with JSON or text.
 * Or a network error (`mute`: without a message), a pending or late response. Or one that the test controls, or a
 * function of the call.
 */
export type Stub =
  | { body: unknown; status?: number; headers?: Record<string, string> }
  | { status: number; body?: unknown }
  | { until: Promise<unknown>; body: unknown }
  | { text: string }
  | { abort: true }
  | { mute: true }
  | { hold: true }
  | { response: Promise<Stub> }
  | ((sent: SentCall) => Stub);

export interface SentCall {
  /** Method and path, `PUT /api/cart/update/11`. */
  call: string;
  method: string;
  path: string;
  body: unknown;
  headers: Headers;
}

/** Creates the response of a stub. */
export const responseOf = async (stub: Stub, sent: SentCall): Promise<Response> => {
  if (typeof stub === "function") return responseOf(stub(sent), sent);
  if ("response" in stub) return responseOf(await stub.response, sent);
  if ("hold" in stub) return new Promise(() => undefined);
  if ("abort" in stub) throw new TypeError("Failed to fetch");
  if ("mute" in stub) throw new Error("");
  if ("until" in stub) await stub.until;
  if ("text" in stub) return new Response(stub.text);
  const text = stub.body === undefined ? null : JSON.stringify(stub.body);
  return new Response(text, {
    status: "status" in stub ? (stub.status ?? 200) : 200,
    ...("headers" in stub && stub.headers && { headers: stub.headers }),
  });
};

/** Parses the arguments of `fetch`. */
export const sentCall = (path: string, init: RequestInit = {}): SentCall => {
  const method = init.method ?? "GET";
  return {
    call: `${method} ${path}`,
    method,
    path,
    body: typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : undefined,
    headers: new Headers(init.headers),
  };
};

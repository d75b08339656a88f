/** An answer of the stubbed API: a body, a status with a body, plain text, no answer at all, or one that never comes. */
export type Stub =
  | { body: unknown; status?: number }
  | { text: string }
  | { abort: true }
  | { hold: true };

/** Answers as the stub says. */
export const answerOf = async (stub: Stub): Promise<Response> => {
  if ("hold" in stub) return new Promise(() => undefined);
  if ("abort" in stub) throw new TypeError("Failed to fetch");
  if ("text" in stub) return new Response(stub.text);
  return new Response(JSON.stringify(stub.body), { status: stub.status ?? 200 });
};

/** An id on the wire: our own API uses strings, another host that keeps the specification may use numbers (decision 5). */
export type Id = string | number;

/** Ids are compared as text, so that 501 and "501" name the same order (ORD-06). */
export const sameId = (a: Id | null | undefined, b: Id | null | undefined): boolean =>
  a !== null && a !== undefined && b !== null && b !== undefined && String(a) === String(b);

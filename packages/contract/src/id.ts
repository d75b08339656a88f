/** An id on the wire. Our own API uses strings. Other hosts that follow the specification may use numbers. */
export type Id = string | number;

/** Compares ids as strings, so that 501 and "501" are the same order (ORD-06). */
export const sameId = (a: Id | null | undefined, b: Id | null | undefined): boolean =>
  a !== null && a !== undefined && b !== null && b !== undefined && String(a) === String(b);

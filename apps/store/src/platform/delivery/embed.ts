/** Serializes JSON for a script element: escapes `<` and the line separators U+2028 and U+2029. */
export const embed = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");

/** The mark of typed text. No line of the shop's own begins with it. */
export const MARK = "> ";

/**
 * Returns the lines of a text that somebody typed, each with the mark. So no line of it can be taken for one of the
 * shop's own.
 */
export const quotedLines = (text: string): string[] =>
  text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => `${MARK}${line}`);

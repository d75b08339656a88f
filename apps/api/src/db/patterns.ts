/** Escapes what LIKE treats as a pattern. In lower case, as texts are compared. */
const literally = (text: string): string =>
  text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Returns a pattern of LIKE for texts in lower case that contain a text. */
export const containing = (text: string): string => `%${literally(text)}%`;

/** Returns a pattern of LIKE for texts in lower case that begin with a text. */
export const beginningWith = (text: string): string => `${literally(text)}%`;

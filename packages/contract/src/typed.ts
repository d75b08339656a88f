/** Rules for what people type or paste: digits of all scripts, and characters that cannot be seen. */

const isDigit = (codePoint: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** Writes decimal digits of any script, and full-width ones, as ASCII digits. */
export const asciiDigits = (typed: string): string =>
  typed.replaceAll(/(?!\d)\p{Nd}/gu, (digit) => {
    // Unicode lists the digits of a script one after another, beginning with its zero.
    let value = 0;
    while (isDigit((digit.codePointAt(0) ?? 0) - value - 1)) value += 1;
    return String(value % 10);
  });

/** Removes invisible format characters, such as zero-width spaces, soft hyphens and direction marks. */
export const withoutFormat = (typed: string): string => typed.replaceAll(/\p{Cf}/gu, "");

/** Returns a one-time code as it was sent: without spaces and format characters, with ASCII digits. */
export const typedCode = (typed: string): string =>
  asciiDigits(withoutFormat(typed)).replaceAll(/\s/g, "");

/** Removes spaces and format characters around a name. */
export const typedName = (typed: string): string =>
  typed.replaceAll(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, "");

/**
 * Whether a name from `typedName` holds letters and spaces only. A join control after a letter is part of the spelling in
 * many scripts. No-break and ideographic spaces are spaces.
 */
export const isLettersOnly = (name: string): boolean =>
  /^(?:[\p{L}\p{M}][\u200c\u200d]?|[ \u00a0\u3000])+$/u.test(name);

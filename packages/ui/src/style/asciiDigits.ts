const isDigit = (codePoint: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** Writes decimal digits of any script, and full-width ones, in ASCII, as `Number` and `parseInt` read them. */
export const asciiDigits = (text: string): string =>
  text.replaceAll(/(?!\d)\p{Nd}/gu, (digit) => {
    // Unicode lists the digits of a script one after another, beginning with its zero.
    let value = 0;
    while (isDigit((digit.codePointAt(0) ?? 0) - value - 1)) value += 1;
    return String(value % 10);
  });

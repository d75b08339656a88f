/** Arabic, Persian and Urdu, Devanagari and Tamil digits, those of the languages of `entries/messages`. */
const digits = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0be6-\u0bef]/g;

/** Writes the digits of a text in ASCII, as `Number` and `parseInt` read them. */
export const asciiDigits = (text: string): string =>
  // The zeros of the first two scripts have a code point that ends with 0, the others with 6.
  text.replaceAll(digits, (digit) =>
    String((digit.charCodeAt(0) - (digit > "\u08ff" ? 6 : 0)) & 15),
  );

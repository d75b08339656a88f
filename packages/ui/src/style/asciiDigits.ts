/** The zeros of the digits that the languages of `entries/messages` are typed with. */
const zeros = ["0", "\u0660", "\u06f0", "\u0966", "\u0be6"].map((zero) => zero.charCodeAt(0));

/** Writes the digits of a text in ASCII, as `Number` and `parseInt` read them. */
export const asciiDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const zero = zeros.find(
      (from) => from <= digit.charCodeAt(0) && digit.charCodeAt(0) < from + 10,
    );
    return zero === undefined ? digit : String(digit.charCodeAt(0) - zero);
  });

/** What spreadsheet programs make of texts that look like numbers or dates, and of letters that a code page lacks. */

/** Whether a text is a long number without its last digits, such as 8.90123E+12. */
export const isShortened = (text: string): boolean => /^\d(?:[.,]\d+)?E\+\d+$/i.test(text);

const withoutZeros = (text: string): string => text.replace(/^0+(?=\d)/, "");

/** Two or three numbers, such as 4-5 or 3/4, which are a day for a spreadsheet program. */
const numbers = /^\d{1,4}(?:[-/.]\d{1,4}){1,2}$/;

/** 2026-05-04, 04/05/26, 4.5.2026, 05-Apr, Apr 05. */
const day =
  /^(?:\d{1,4}([-/.])\d{1,2}\1\d{1,4}|\d{1,4}[-. ]{1,2}\p{L}{3,9}|\p{L}{3,9}[-. ]{1,2}\d{1,4})$/u;

/** Whether a text is another one with question marks in the place of letters that are not in ASCII. */
const hasLostLetters = (before: string, now: string): boolean => {
  const [old, letters] = [Array.from(before), Array.from(now)];
  return (
    old.length === letters.length &&
    letters.every((letter, index) => {
      const was = old[index] ?? "";
      return letter === was || (letter === "?" && was > "\u007F");
    })
  );
};

/**
 * Returns what a spreadsheet program did to a text of the shop, in words. Undefined if the text is the same, or was changed by
 * somebody.
 */
export const spreadsheetChange = (before: string, now: string): string | undefined => {
  if (before === now || before === "" || now === "") return undefined;
  if (/^0\d+$/.test(before) && withoutZeros(before) === now)
    return "before a spreadsheet program took it for a number";
  if (numbers.test(before) && day.test(now))
    return "before a spreadsheet program took it for a date";
  if (hasLostLetters(before, now))
    return "before a program wrote the file in an encoding without these letters";
  return undefined;
};

/** What spreadsheet programs write instead of the CSV that the shop reads: UTF-8 with commas. */

/** Stands for bytes that are no UTF-8. */
const REPLACEMENT = "\uFFFD";

/** Returns what is wrong with the format of a row. Undefined if nothing is. */
export const formatFault = (cells: readonly string[]): string | undefined => {
  if (cells.some((cell) => cell.includes(REPLACEMENT) || cell.includes("\0")))
    return "it has letters that cannot be read: save the file as 'CSV UTF-8'";
  return undefined;
};

/** Returns what is wrong with the format of the header. Undefined if nothing is. */
export const headerFault = (cells: readonly string[]): string | undefined =>
  cells.length === 1 && /[;\t]/.test(cells[0] ?? "")
    ? "its columns are separated by semicolons or tabs: save the file with commas"
    : formatFault(cells);

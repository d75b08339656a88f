const MAX_CELL = 40;

const shortened = (text: string): string =>
  text.length > MAX_CELL ? `${text.slice(0, MAX_CELL - 1)}…` : text;

/** Formats a table as lines of text, columns two spaces apart. Truncates cells after 40 characters. */
export const linesOfTable = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string[] => {
  const cells = [head, ...rows].map((row) =>
    row.map((cell) => shortened(cell.replaceAll(/\s+/g, " "))),
  );
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
};

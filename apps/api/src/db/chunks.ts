/** Splits rows into chunks. The default size suits a statement: PostgreSQL allows at most 65,535 parameters. */
export const chunksOf = <T>(rows: readonly T[], size = 500): T[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );

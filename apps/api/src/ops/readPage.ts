import { UsageError } from "./command.ts";
import type { Input } from "./command.ts";

const PAGE_SIZE = 50;

/** Parses a page number, from 1. Default 1. Throws UsageError. */
const pageOf = (text: string | undefined): number => {
  if (text === undefined) return 1;
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (page < 1) throw new UsageError(`'${text}' is not a page number; the first page is 1.`);
  return page;
};

/** The option that `readPage` reads. */
export const pageOption = { page: { value: "n", summary: "page number (default 1)" } } as const;

/** Reads the page of `--page`, of 50 rows. Throws UsageError. */
export const readPage = async <Row>(
  input: Input,
  find: (range: { limit: number; offset: number }) => PromiseLike<Row[]>,
): Promise<{ page: number; hasMore: boolean; found: Row[] }> => {
  const page = pageOf(input.text("page"));
  const rows = await find({ limit: PAGE_SIZE + 1, offset: (page - 1) * PAGE_SIZE });
  return { page, hasMore: rows.length > PAGE_SIZE, found: rows.slice(0, PAGE_SIZE) };
};

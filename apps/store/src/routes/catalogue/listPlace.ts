/** Last page that a large catalogue finds without a cursor. */
export const MAX_OFFSET_PAGE = 20;

/** Where a list begins, as encoded in the query string. */
export interface ListPlace {
  /** Number of the first page, from 1. */
  page: number;
  /** Cursor of that page in a large catalogue. Null for the first page and for links without one. */
  cursor: string | null;
}

export const firstPlace: ListPlace = { page: 1, cursor: null };

/** Reads the number of a page. A value that is no number of a page means the first one. */
export const pageOf = (values: URLSearchParams): number =>
  /^[1-9]\d{0,8}$/.test(values.get("page") ?? "") ? Number(values.get("page")) : 1;

/** Reads the place of any parameters. A value that is no page means the first one. A cursor needs its page. */
export const readPlace = (values: URLSearchParams): ListPlace => {
  const page = pageOf(values);
  return page === 1 ? firstPlace : { page, cursor: values.get("cursor") || null };
};

/** Adds a place to the parameters of a query. */
export const writePlace = (values: URLSearchParams, { page, cursor }: ListPlace): void => {
  if (page > 1) values.set("page", String(page));
  if (page > 1 && cursor !== null) values.set("cursor", cursor);
};

/** Lower bounds of the price bands, in rupees. */
const BOUNDS = [0, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000] as const;

/** The price bands of the facets, in rupees: `from` included, `to` excluded. */
export const priceBands: readonly { from: number; to: number | null }[] = BOUNDS.map(
  (from, index) => ({ from, to: BOUNDS[index + 1] ?? null }),
);

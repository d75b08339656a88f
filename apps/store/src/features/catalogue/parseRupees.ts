/** Parses a price of the API into rupees. Returns null if it is not a number. */
export const parseRupees = (value: unknown): number | null => {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
};

import { formatCount } from "@pallu/contract";

/** Returns a count with its noun: "1 order", "2,000 orders". */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

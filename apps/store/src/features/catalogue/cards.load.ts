import { readList, readVariants } from "@pallu/contract";
import type { ProductResponse } from "@pallu/contract";
import type { ViewSource } from "../../platform/data/firstView.ts";
import { isSuccessful } from "./catalogue.data.ts";
import { narrowPaths } from "./cataloguePaths.ts";
import type { Flag } from "./cataloguePaths.ts";
import { flaggedCards } from "./flaggedCards.rules.ts";
import type { FlaggedCards } from "./flaggedCards.rules.ts";

/** Reads the first products of the catalogue. Resolves with undefined if they cannot be read. */
export const readFirstProducts = async (
  { read }: ViewSource,
  count: number,
): Promise<ProductResponse[] | undefined> => {
  const response = await read(narrowPaths.firstProducts(count));
  return isSuccessful(response) ? readList<ProductResponse>(response).slice(0, count) : undefined;
};

/** Reads the first cards with each flag, up to its limit. Resolves with null if one of the lists cannot be read. */
export const readFlaggedCards = async (
  { read }: ViewSource,
  limits: Readonly<Partial<Record<Flag, number>>>,
): Promise<FlaggedCards | null> => {
  const flags = Object.entries(limits) as [Flag, number][];
  const responses = await Promise.all(
    flags.map(([flag, limit]) => read(narrowPaths.flagged(flag, limit))),
  );
  if (!responses.every(isSuccessful)) return null;
  return Object.fromEntries(
    flags.map(([flag, limit], index) => [
      flag,
      flaggedCards(readVariants(responses[index]), flag, limit),
    ]),
  );
};

import { useFirstView } from "../../platform/data/firstView.ts";
import type { FirstView } from "../../platform/data/firstView.ts";
import { isRefusal, useVariants } from "./catalogue.data.ts";
import type { Flag } from "./cataloguePaths.ts";
import { flaggedCards } from "./flaggedCards.rules.ts";
import type { FlaggedCards } from "./flaggedCards.rules.ts";

/**
 * Returns the cards with a flag, up to a limit: of the page's first view, then of the whole list. `isWaiting` is true until
 * there are any, or an error. `isWhole` is false while they are those of the first view. A refused list has no cards (ERR-19).
 */
export const useFlaggedCards = (
  firstView: FirstView<{ flagged: FlaggedCards | null }>,
  flag: Flag,
  limit?: number,
) => {
  const { items, error: listError } = useVariants();
  const { view, whole, error = listError } = useFirstView(firstView, items);
  const known = isRefusal(error) ? [] : view?.flagged?.[flag];
  const cards = whole ? flaggedCards(whole, flag, limit) : known;
  return {
    cards: cards ?? [],
    isWaiting: cards === undefined && error === undefined,
    isWhole: whole !== undefined,
    error,
  };
};

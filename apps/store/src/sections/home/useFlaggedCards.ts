import { useVariants } from "../../features/catalogue/catalogue.data.ts";
import type { Flag } from "../../features/catalogue/cataloguePaths.ts";
import { flaggedCards } from "../../features/catalogue/flaggedCards.rules.ts";
import type { FlaggedCards } from "../../features/catalogue/flaggedCards.rules.ts";
import { useFirstView } from "../../platform/data/firstView.ts";
import type { FirstView } from "../../platform/data/firstView.ts";

/**
 * Returns the cards with a flag, up to a limit: of the page's first view, then of the whole list. `isWaiting` is true until
 * there are any.
 */
export const useFlaggedCards = (
  firstView: FirstView<{ flagged: FlaggedCards | null }>,
  flag: Flag,
  limit?: number,
) => {
  const { items, isWaiting } = useVariants();
  const { view, whole, error } = useFirstView(firstView, items);
  const cards = whole ? flaggedCards(whole, flag, limit) : view?.flagged?.[flag];
  return { cards: cards ?? [], isWaiting: cards === undefined && isWaiting && !error };
};

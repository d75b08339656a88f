import type { Flag } from "../../features/catalogue/cataloguePaths.ts";
import { useVariants } from "../../features/catalogue/catalogue.data.ts";
import { useFirstView } from "../../platform/data/firstView.ts";
import { flaggedCards } from "./home.rules.ts";
import { homeView } from "./home.firstView.ts";

/**
 * Returns the cards of a section: from the loaded list, before that from the server's data. `isWaiting` before the server or
 * the API has sent any.
 */
export const useFlaggedCards = (flag: Flag, most?: number) => {
  const { items, isWaiting } = useVariants();
  const { view, whole, error } = useFirstView(homeView, items);
  const cards = whole ? flaggedCards(whole, flag, most) : view?.flagged?.[flag];
  return { cards: cards ?? [], isWaiting: cards === undefined && isWaiting && !error };
};

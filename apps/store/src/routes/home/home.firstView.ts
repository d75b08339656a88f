import type { Flag } from "../../features/catalogue/cataloguePaths.ts";
import type { ProductCardData } from "../../features/catalogue/productCard.rules.ts";
import type { FirstView } from "../../platform/data/firstView.ts";

/** Cards of the first view of `/`. A list that could not be read has no cards. */
export interface HomeView {
  flagged: Record<Flag, ProductCardData[]> | null;
  newProducts: ProductCardData[] | null;
}

export const homeView: FirstView<HomeView> = { key: "page:/" };

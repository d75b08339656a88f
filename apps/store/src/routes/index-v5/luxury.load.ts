import { readList } from "@pallu/contract";
import { narrowPaths } from "../../features/catalogue/cataloguePaths.ts";
import { isAnswered } from "../../features/catalogue/catalogue.data.ts";
import { pageView } from "../../platform/data/firstView.ts";
import type { ViewLoader } from "../../platform/data/firstView.ts";
import { CHAPTER_PRODUCTS, chapterCards, luxuryView } from "./luxury.firstView.ts";

/** Every chapter shows the same cards. */
export const load = (): ViewLoader[] => [
  pageView(luxuryView, async ({ read }) => {
    const products = await read(narrowPaths.firstProducts(CHAPTER_PRODUCTS));
    return isAnswered(products) ? chapterCards(readList(products)) : undefined;
  }),
];

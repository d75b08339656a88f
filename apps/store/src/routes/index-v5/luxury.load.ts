import { readList } from "@pallu/contract";
import { catalogueAddress, isAnswered } from "../../features/catalogue/catalogue.data.ts";
import { pickedView } from "../../platform/data/firstView.ts";
import type { ViewLoader } from "../../platform/data/firstView.ts";
import { chapterCards, luxuryView } from "./luxury.firstView.ts";

/** The server sends the four cards; the browser reads the list again. */
export const loadLuxury = (): ViewLoader[] => [
  pickedView(luxuryView, [catalogueAddress.products], (products) =>
    isAnswered(products) ? chapterCards(readList(products)) : undefined,
  ),
];

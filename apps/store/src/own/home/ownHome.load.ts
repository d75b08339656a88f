import { readList } from "@pallu/contract";
import type { SubcategoryResponse } from "@pallu/contract";
import { cataloguePaths } from "../../features/catalogue/catalogue.data.ts";
import { narrowPaths } from "../../features/catalogue/cataloguePaths.ts";
import { pageView } from "../../platform/data/firstView.ts";
import type { ViewLoader, ViewSource } from "../../platform/data/firstView.ts";
import { partPath } from "../../platform/shop/parts.ts";
import { readMatches } from "../../routes/catalogue/matches.ts";
import { load as loadHome } from "../../sections/home/home.load.ts";
import { categoriesView, MOST_CATEGORIES, queryOfGroup, tileOf } from "./categories.firstView.ts";
import type { CategoryTile } from "./categories.firstView.ts";
import { usualSections } from "./usualSections.ts";
import type { ShopHome } from "./usualSections.ts";

/** Reads the groups of the catalogue that have products. Resolves with undefined if they cannot be read. */
const readTiles = async ({ read }: ViewSource): Promise<CategoryTile[] | undefined> => {
  const [list, everything] = await Promise.all([
    read(cataloguePaths.subcategories),
    read(narrowPaths.matches(queryOfGroup(), 1)),
  ]);
  const counts = readMatches(everything)?.facets?.subcategories;
  if (!counts) return undefined;
  const countOf = ({ subCategoryId }: SubcategoryResponse): number =>
    counts[String(subCategoryId)] ?? 0;
  const groups = readList<SubcategoryResponse>(list).filter((group) => countOf(group) > 0);
  return Promise.all(
    groups.slice(0, MOST_CATEGORIES).map(async (group) => {
      const first = readMatches(
        await read(narrowPaths.matches(queryOfGroup(group.subCategoryId), 1)),
      )?.cards[0];
      return tileOf(group, countOf(group), first?.image ?? null);
    }),
  );
};

export const load = (): ViewLoader[] => [
  ...loadHome(),
  pageView(categoriesView, async (source) => {
    const home = (await source.read(partPath("home"))) as ShopHome | null | undefined;
    const isShown = (home?.sections ?? usualSections).some(
      (section) => section.kind === "categories" && section.entries === undefined,
    );
    return isShown ? readTiles(source) : undefined;
  }),
];

import type { ReactElement } from "react";
import { useSubcategories } from "../../features/catalogue/catalogue.data.ts";
import { initialHigh, priceRange } from "../../features/catalogue/catalogue.rules.ts";
import { useOwn } from "../../platform/shop/ownShop.ts";
import { CatalogueFrame } from "./CatalogueFrame.tsx";
import { optionNameOf, optionsOf } from "./facets.rules.ts";
import type { Matches } from "./matches.ts";
import { useCatalogueQuery } from "./useCatalogueQuery.ts";
import { useLargeList } from "./useLargeList.ts";

/** Returns the initial upper value of the price slider (CAT-07). */
const highestOf = (facets: Matches["facets"], isOwn: boolean): number =>
  initialHigh(facets?.highestPrice ?? 0, isOwn) || priceRange.max;

/** A catalogue that is too large to be read whole. The API filters, sorts and counts. */
const LargeCatalogue = (): ReactElement => {
  const isOwn = useOwn() !== null;
  const control = useCatalogueQuery();
  const subcategories = useSubcategories();
  const { list, facets } = useLargeList(control);
  const options = {
    subcategories: subcategories.items ?? [],
    highest: highestOf(facets, isOwn),
    ...optionsOf(facets, control.query),
    optionName: optionNameOf(list.cards.map(({ option }) => option?.name)),
  };
  return <CatalogueFrame control={control} list={list} options={options} />;
};

export default LargeCatalogue;

import type { ReactElement } from "react";
import { useSubcategories } from "../../features/catalogue/catalogue.data.ts";
import { priceRange } from "../../features/catalogue/catalogue.rules.ts";
import { CatalogueFrame } from "./CatalogueFrame.tsx";
import { optionNameOf, optionsOf } from "./facets.rules.ts";
import type { Matches } from "./matches.ts";
import { useCatalogueQuery } from "./useCatalogueQuery.ts";
import { useLargeList } from "./useLargeList.ts";

/** Returns the initial upper value of the price slider (CAT-07). */
const highestOf = (facets: Matches["facets"]): number => {
  const highest = Math.ceil((facets?.highestPrice ?? 0) / priceRange.step) * priceRange.step;
  return highest === 0 ? priceRange.max : Math.min(highest, priceRange.max);
};

/** A catalogue that is too large to be read whole. The API filters, sorts and counts. */
const LargeCatalogue = (): ReactElement => {
  const control = useCatalogueQuery();
  const subcategories = useSubcategories();
  const { list, facets } = useLargeList(control);
  const options = {
    subcategories: subcategories.items ?? [],
    highest: highestOf(facets),
    ...optionsOf(facets, control.query),
    optionName: optionNameOf(list.cards.map(({ option }) => option?.name)),
  };
  return <CatalogueFrame control={control} list={list} options={options} />;
};

export default LargeCatalogue;

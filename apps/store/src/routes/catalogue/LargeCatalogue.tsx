import { formatCount } from "@pallu/contract";
import type { ReactElement } from "react";
import { useSearchParams } from "react-router-dom";
import { useSubcategories } from "../../features/catalogue/catalogue.data.ts";
import { priceRange } from "../../features/catalogue/catalogue.logic.ts";
import { CatalogueFrame } from "./CatalogueFrame.tsx";
import { optionsOf } from "./facets.logic.ts";
import type { LargeList } from "./largeLists.logic.ts";
import { LargeResults } from "./LargeResults.tsx";
import { useCatalogueQuery } from "./useCatalogueQuery.ts";
import { useLargeList } from "./useLargeList.ts";

const countText = ({ total, isExact }: LargeList): string => {
  if (total === 1 && isExact) return "1 product";
  return `${formatCount(total)}${isExact ? "" : "+"} products`;
};

/** Returns the initial upper value of the price slider (CAT-07). */
const highestOf = (list: LargeList | undefined): number => {
  const highest = Math.ceil((list?.facets?.highestPrice ?? 0) / priceRange.step) * priceRange.step;
  return highest === 0 ? priceRange.max : Math.min(highest, priceRange.max);
};

/** A catalogue that is too large to be read whole. The API filters, sorts and counts. */
const LargeCatalogue = (): ReactElement => {
  const control = useCatalogueQuery();
  const cursor = useSearchParams()[0].get("cursor");
  const subcategories = useSubcategories();
  const shown = useLargeList(control.written, cursor);
  const { list, isPrevious } = shown;
  return (
    <CatalogueFrame
      control={control}
      catalogue={{
        subcategories: subcategories.items ?? [],
        highest: highestOf(list),
        ...optionsOf(list?.facets, control.query),
      }}
      countText={list && !isPrevious ? countText(list) : "Loading products..."}
    >
      {(results) => <LargeResults {...results} {...shown} isBeginning={cursor === null} />}
    </CatalogueFrame>
  );
};

export default LargeCatalogue;

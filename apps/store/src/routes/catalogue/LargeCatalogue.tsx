import type { ReactElement } from "react";
import { useSearchParams } from "react-router-dom";
import { useSubcategories } from "../../features/catalogue/catalogue.data.ts";
import { priceRange } from "../../features/catalogue/catalogue.logic.ts";
import { CatalogueFrame } from "./CatalogueFrame.tsx";
import type { FilterOptions } from "./Filters.tsx";
import type { LargeList } from "./largeLists.logic.ts";
import { LargeResults } from "./LargeResults.tsx";
import { useCatalogueQuery } from "./useCatalogueQuery.ts";
import { useLargeList } from "./useLargeList.ts";

const format = new Intl.NumberFormat("en-IN");

const countText = ({ total, isExact }: LargeList): string => {
  if (total === 1 && isExact) return "1 product";
  return `${format.format(total)}${isExact ? "" : "+"} products`;
};

/** Returns the tags and numbers of a list, with the chosen tags (CAT-07). */
const optionsOf = (
  list: LargeList | undefined,
  chosenTags: string[],
): Omit<FilterOptions, "subcategories"> => {
  const facets = list?.facets;
  const tags = facets?.tags ?? [];
  const highest = Math.ceil((facets?.highestPrice ?? 0) / priceRange.step) * priceRange.step;
  const numbers = {
    sub: new Map(Object.entries(facets?.subcategories ?? {})),
    tag: new Map(tags.map(({ tag, count }) => [tag, count])),
  };
  return {
    tags: [...new Set([...tags.map(({ tag }) => tag), ...chosenTags])],
    highest: highest === 0 ? priceRange.max : Math.min(highest, priceRange.max),
    noteOf: (field, value) => {
      const number = numbers[field].get(value);
      return number === undefined ? undefined : format.format(number);
    },
  };
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
        ...optionsOf(list, control.query.tags),
      }}
      countText={list && !isPrevious ? countText(list) : "Loading products..."}
    >
      {(results) => <LargeResults {...results} {...shown} isBeginning={cursor === null} />}
    </CatalogueFrame>
  );
};

export default LargeCatalogue;

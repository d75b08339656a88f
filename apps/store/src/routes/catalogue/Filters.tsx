import { CheckboxGroup, FilterGroup, FilterPanel } from "@pallu/ui";
import type { ReactElement } from "react";
import { boundsOf, withBounds } from "../../features/catalogue/catalogue.query.ts";
import { PriceFilter } from "./PriceFilter.tsx";
import type { Catalogue } from "./useCatalogue.ts";
import type { QueryControl } from "./useCatalogueQuery.ts";

interface FiltersProps {
  control: QueryControl;
  catalogue: Catalogue;
}

/** Renders the filters, in the sidebar and in the sheet (CAT-02 to CAT-08). */
export const Filters = ({ control, catalogue }: FiltersProps): ReactElement => {
  const { query, preview, apply } = control;
  const { subcategories, tags, highest } = catalogue;
  return (
    <FilterPanel>
      {subcategories.length > 0 && (
        <FilterGroup>
          <CheckboxGroup
            legend="Category"
            name="sub"
            initialCount={Infinity}
            options={subcategories.map(({ subCategoryId, subCategoryName }) => {
              const value = String(subCategoryId);
              return { value, label: subCategoryName ?? value };
            })}
            value={query.subcategories}
            onChange={(chosen) => apply({ ...query, subcategories: [...chosen] })}
          />
        </FilterGroup>
      )}
      <FilterGroup>
        <PriceFilter
          bounds={boundsOf(query, highest)}
          chosen={[query.minPrice, query.maxPrice]}
          onMove={(bounds) => preview(withBounds(query, bounds, highest))}
          onSettle={(bounds) => apply(withBounds(query, bounds, highest))}
        />
      </FilterGroup>
      {tags.length > 0 && (
        <FilterGroup>
          <CheckboxGroup
            legend="Tags"
            name="tag"
            initialCount={Infinity}
            options={tags.map((tag) => ({ value: tag, label: tag }))}
            value={query.tags}
            onChange={(chosen) => apply({ ...query, tags: [...chosen] })}
          />
        </FilterGroup>
      )}
    </FilterPanel>
  );
};

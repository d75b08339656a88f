import type { SubcategoryAnswer } from "@pallu/contract";
import { CheckboxGroup, FilterGroup, FilterPanel } from "@pallu/ui";
import type { ReactElement } from "react";
import { boundsOf, withBounds } from "../../features/catalogue/catalogue.query.ts";
import { PriceFilter } from "./PriceFilter.tsx";
import type { QueryControl } from "./useCatalogueQuery.ts";

/** What the filters offer. */
export interface FilterOptions {
  subcategories: SubcategoryAnswer[];
  tags: string[];
  /** Initial upper value of the price slider in rupees (CAT-07). */
  highest: number;
  /** Returns the number of matches of a checkbox by its field and value. Default: no numbers. */
  noteOf?: (field: "sub" | "tag", value: string) => string | undefined;
}

export interface FiltersProps {
  control: QueryControl;
  catalogue: FilterOptions;
}

/** Renders the filters, in the sidebar and in the sheet (CAT-02 to CAT-08). */
export const Filters = ({ control, catalogue }: FiltersProps): ReactElement => {
  const { query, preview, apply } = control;
  const { subcategories, tags, highest, noteOf } = catalogue;
  return (
    <FilterPanel>
      <FilterGroup>
        <PriceFilter
          bounds={boundsOf(query, highest)}
          chosen={[query.minPrice, query.maxPrice]}
          onMove={(bounds) => preview(withBounds(query, bounds, highest))}
          onSettle={(bounds) => apply(withBounds(query, bounds, highest))}
        />
      </FilterGroup>
      {subcategories.length > 0 && (
        <FilterGroup>
          <CheckboxGroup
            legend="Category"
            name="sub"
            initialCount={Infinity}
            options={subcategories.map(({ subCategoryId, subCategoryName }) => {
              const value = String(subCategoryId);
              return { value, label: subCategoryName ?? value, note: noteOf?.("sub", value) };
            })}
            value={query.subcategories}
            onChange={(chosen) => apply({ ...query, subcategories: [...chosen] })}
          />
        </FilterGroup>
      )}
      {tags.length > 0 && (
        <FilterGroup>
          <CheckboxGroup
            legend="Tags"
            name="tag"
            initialCount={Infinity}
            options={tags.map((tag) => ({ value: tag, label: tag, note: noteOf?.("tag", tag) }))}
            value={query.tags}
            onChange={(chosen) => apply({ ...query, tags: [...chosen] })}
          />
        </FilterGroup>
      )}
    </FilterPanel>
  );
};

import { Checkbox, FieldGroup, FilterGroup, FilterPanel } from "@pallu/ui";
import type { ReactElement } from "react";
import { boundsOf, toggled, withBounds } from "../../features/catalogue/catalogue.query.ts";
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
          <FieldGroup legend="Category">
            {subcategories.map(({ subCategoryId, subCategoryName }) => {
              const id = String(subCategoryId);
              return (
                <Checkbox
                  key={id}
                  name="sub"
                  value={id}
                  label={subCategoryName ?? id}
                  checked={query.subcategories.includes(id)}
                  onChange={() =>
                    apply({ ...query, subcategories: toggled(query.subcategories, id) })
                  }
                />
              );
            })}
          </FieldGroup>
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
          <FieldGroup legend="Tags">
            {tags.map((tag) => (
              <Checkbox
                key={tag}
                name="tag"
                value={tag}
                label={tag}
                checked={query.tags.includes(tag)}
                onChange={() => apply({ ...query, tags: toggled(query.tags, tag) })}
              />
            ))}
          </FieldGroup>
        </FilterGroup>
      )}
    </FilterPanel>
  );
};

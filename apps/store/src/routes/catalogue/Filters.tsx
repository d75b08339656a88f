import { CheckboxGroup, FilterGroup, FilterPanel } from "@pallu/ui";
import type { ReactElement } from "react";
import { boundsOf, withBounds } from "../../features/catalogue/catalogueQuery.ts";
import { groupByCategory } from "./facets.rules.ts";
import type { FilterOptions } from "./facets.rules.ts";
import { PriceFilter } from "./PriceFilter.tsx";
import type { QueryControl } from "./useCatalogueQuery.ts";

export interface FiltersProps {
  control: QueryControl;
  offered: FilterOptions;
}

/** Renders the filters (CAT-02 to CAT-08). */
export const Filters = ({ control, offered }: FiltersProps): ReactElement => {
  const { query, preview, apply } = control;
  const { subcategories, colours, tags, highest, noteOf } = offered;
  const groups = groupByCategory(subcategories);
  return (
    <FilterPanel>
      <PriceFilter
        bounds={boundsOf(query, highest)}
        chosen={[query.minPrice, query.maxPrice]}
        onMove={(bounds) => preview(withBounds(query, bounds, highest))}
        onSettle={(bounds) => apply(withBounds(query, bounds, highest))}
      />
      {colours.length > 0 && (
        <FilterGroup title="Colour" collapsible>
          <CheckboxGroup
            legend="Colour"
            hideLegend
            name="colour"
            initialCount={Infinity}
            inColumns
            options={colours.map(({ id, name, shades: [colour] }) => ({
              value: id,
              label: name,
              colour,
              note: noteOf("colours", id),
            }))}
            value={query.colours}
            onChange={(chosen) => apply({ ...query, colours: [...chosen] })}
          />
        </FilterGroup>
      )}
      {groups.map(({ name, options }) => (
        <FilterGroup key={name} title={name} collapsible>
          <CheckboxGroup
            legend={name}
            hideLegend
            name="sub"
            initialCount={Infinity}
            options={options.map((option) => ({
              ...option,
              note: noteOf("subcategories", option.value),
            }))}
            value={query.subcategories}
            onChange={(chosen) => apply({ ...query, subcategories: [...chosen] })}
          />
        </FilterGroup>
      ))}
      {tags.length > 0 && (
        <FilterGroup title="Tags" collapsible>
          <CheckboxGroup
            legend="Tags"
            hideLegend
            name="tag"
            initialCount={Infinity}
            options={tags.map((tag) => ({ value: tag, label: tag, note: noteOf("tags", tag) }))}
            value={query.tags}
            onChange={(chosen) => apply({ ...query, tags: [...chosen] })}
          />
        </FilterGroup>
      )}
    </FilterPanel>
  );
};

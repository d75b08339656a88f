import { CheckboxGroup, FilterGroup, FilterPanel } from "@pallu/ui";
import type { CheckboxGroupProps } from "@pallu/ui";
import type { ReactElement } from "react";
import { priceRange, writeQuery } from "../../features/catalogue/catalogue.rules.ts";
import { boundsOf, withBounds } from "../../features/catalogue/catalogueQuery.ts";
import { useOwn } from "../../platform/shop/ownShop.ts";
import { groupByCategory } from "./facets.rules.ts";
import type { FilterOptions } from "./facets.rules.ts";
import { PriceFilter } from "./PriceFilter.tsx";
import type { QueryControl } from "./useCatalogueQuery.ts";

export interface FiltersProps {
  control: QueryControl;
  offered: FilterOptions;
}

/** A group of checkboxes, open at first. */
const Choices = ({
  title,
  ...choices
}: Omit<CheckboxGroupProps, "legend"> & { title: string }): ReactElement => (
  <FilterGroup title={title} collapsible>
    <CheckboxGroup legend={title} hideLegend initialCount={Infinity} {...choices} />
  </FilterGroup>
);

export const Filters = ({ control, offered }: FiltersProps): ReactElement => {
  const { query, preview, apply } = control;
  const { subcategories, colours, tags, optionValues, optionName, highest, noteOf } = offered;
  const isOwn = useOwn() !== null;
  const groups = groupByCategory(subcategories);
  const end = isOwn ? Math.max(highest, query.minPrice ?? 0, query.maxPrice ?? 0) : priceRange.max;
  // An own shop without products has none. A list that filters have emptied keeps them.
  const hasPrices = end > 0 || writeQuery(query).toString() !== "";
  return (
    <FilterPanel>
      {hasPrices && (
        <PriceFilter
          bounds={boundsOf(query, highest)}
          end={end}
          chosen={[query.minPrice, query.maxPrice]}
          onMove={(bounds) => preview(withBounds(query, bounds, highest))}
          onSettle={(bounds) => apply(withBounds(query, bounds, highest))}
        />
      )}
      {colours.length > 0 && (
        <Choices
          title="Colour"
          name="colour"
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
      )}
      {/* One list with those of the categories: without an option the document has the ids that it had. */}
      {[
        ...(optionValues.length > 0
          ? [
              <Choices
                key="option"
                title={optionName}
                name="option"
                inColumns
                options={optionValues.map((value) => ({
                  value,
                  label: value,
                  note: noteOf("options", value),
                }))}
                value={query.options}
                onChange={(chosen) => apply({ ...query, options: [...chosen] })}
              />,
            ]
          : []),
        ...groups.map(({ name, options }) => (
          <Choices
            key={name}
            title={name}
            name="sub"
            options={options.map((option) => ({
              ...option,
              note: noteOf("subcategories", option.value),
            }))}
            value={query.subcategories}
            onChange={(chosen) => apply({ ...query, subcategories: [...chosen] })}
          />
        )),
      ]}
      {tags.length > 0 && (
        <Choices
          title="Tags"
          name="tag"
          options={tags.map((tag) => ({ value: tag, label: tag, note: noteOf("tags", tag) }))}
          value={query.tags}
          onChange={(chosen) => apply({ ...query, tags: [...chosen] })}
        />
      )}
    </FilterPanel>
  );
};

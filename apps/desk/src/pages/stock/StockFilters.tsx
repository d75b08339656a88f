import { Select } from "@pallu/ui";
import type { ReactElement } from "react";
import { SearchForm } from "../../frame/SearchForm.tsx";
import { useSession } from "../../platform/session.tsx";
import { useRead } from "../../platform/useRead.ts";
import { levels } from "./stock.rules.ts";

export interface StockFilter {
  find: string;
  below: string;
  group: string;
}

interface StockFiltersProps {
  values: StockFilter;
  onChange: (changes: Partial<StockFilter>) => void;
}

/** The search and the filters of a list of variants. */
export const StockFilters = ({ values, onChange }: StockFiltersProps): ReactElement => {
  const { can } = useSession();
  const { data } = useRead("GET /api/desk/product-form", can("catalogue:read") ? {} : null);
  return (
    <SearchForm
      label="Product, SKU or barcode"
      value={values.find}
      onSearch={(find) => onChange({ find })}
    >
      <Select
        label="Level"
        options={
          levels.some(({ value }) => value === values.below)
            ? levels
            : [...levels, { value: values.below, label: `Fewer than ${values.below}` }]
        }
        value={values.below}
        onChange={({ target }) => onChange({ below: target.value })}
      />
      {data && (
        <Select
          label="Group"
          placeholder="All"
          options={data.groups.map(({ id, name, categoryName }) => ({
            value: id,
            label: `${categoryName}: ${name}`,
          }))}
          value={values.group}
          onChange={({ target }) => onChange({ group: target.value })}
        />
      )}
    </SearchForm>
  );
};

import { Button, Select, TextField } from "@pallu/ui";
import { useState } from "react";
import type { ReactElement, SubmitEvent } from "react";
import { useSession } from "../../platform/session.tsx";
import { useRead } from "../../platform/useRead.ts";
import { levels } from "./stock.rules.ts";
import * as styles from "./stock.css.ts";

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
  const [typed, setTyped] = useState({ find: values.find, text: values.find });
  // Back and Clear change the URL, not the field.
  if (typed.find !== values.find) setTyped({ find: values.find, text: values.find });
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    onChange({ find: typed.text.trim() });
  };
  return (
    <form role="search" className={styles.filters} onSubmit={onSubmit}>
      <TextField
        type="search"
        label="Product, SKU or barcode"
        maxLength={100}
        enterKeyHint="search"
        value={typed.text}
        onChange={({ target }) => setTyped({ ...typed, text: target.value })}
      />
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
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  );
};

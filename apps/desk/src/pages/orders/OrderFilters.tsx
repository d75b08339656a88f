import { Button, Checkbox, CheckboxGroup, Text, TextField } from "@pallu/ui";
import type { ReactElement } from "react";
import { SearchForm } from "../../frame/SearchForm.tsx";
import { counted } from "../../platform/format.ts";
import { isNarrowed, unnarrowed } from "./orders.data.ts";
import type { OrdersAddress } from "./orders.data.ts";
import { paymentWords, stateWords } from "./orders.rules.ts";
import * as styles from "./OrdersPage.css.ts";

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** The search and the filters of the list. All of them are in the URL. */
export const OrderFilters = ({ address }: { address: OrdersAddress }): ReactElement => {
  const { values, change } = address;
  const { state, payment, from, to, orders, commented } = values;
  const count =
    state.length + payment.length + [from, to, commented].filter((text) => text !== "").length;
  return (
    <div className={styles.filters}>
      <SearchForm
        label="Search orders"
        hint="Number, name, phone, e-mail, town, product, SKU or what the shopper wrote"
        value={values.find}
        onSearch={(find) => change({ find }, { replace: true })}
      />
      <details className={styles.more}>
        <summary>{count === 0 ? "Filters" : `Filters (${count})`}</summary>
        <div className={styles.fields}>
          <CheckboxGroup
            legend="State"
            options={optionsOf(stateWords)}
            initialCount={7}
            inColumns
            value={state}
            onChange={(next) => change({ state: next })}
          />
          <CheckboxGroup
            legend="Payment"
            options={optionsOf(paymentWords)}
            inColumns
            value={payment}
            onChange={(next) => change({ payment: next })}
          />
          <div className={styles.days}>
            <TextField
              label="Placed from"
              type="date"
              max={to === "" ? undefined : to}
              value={from}
              onChange={({ target }) => change({ from: target.value })}
            />
            <TextField
              label="Placed until"
              type="date"
              min={from === "" ? undefined : from}
              value={to}
              onChange={({ target }) => change({ to: target.value })}
            />
          </div>
          <Checkbox
            label="Shopper wrote"
            checked={commented !== ""}
            onChange={({ target }) => change({ commented: target.checked ? "true" : "" })}
          />
        </div>
      </details>
      {orders !== "" && (
        <Text size="small">{`Only ${counted(orders.split(",").length, "order")}, by number.`}</Text>
      )}
      {isNarrowed(values) && (
        <Button variant="quiet" size="small" onClick={() => change(unnarrowed)}>
          Clear search and filters
        </Button>
      )}
    </div>
  );
};

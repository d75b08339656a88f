import {
  Button,
  ButtonLink,
  Checkbox,
  EmptyState,
  Notice,
  Select,
  Skeleton,
  Stack,
} from "@pallu/ui";
import { FieldRow, PrintSheet } from "@pallu/ui/desk";
import type { ReactElement } from "react";
import { Page } from "../../frame/Page.tsx";
import { useListAddress } from "../../platform/address.ts";
import { ReadFailure } from "../../platform/Failure.tsx";
import { counted } from "../../platform/format.ts";
import { useRead } from "../../platform/useRead.ts";
import { hrefOfOrders } from "../orders/orders.data.ts";
import { sheetKinds, paperOf, sheetSizes, usualSizeOf } from "./print.rules.ts";
import { Label, PickList, Slip } from "./sheets.tsx";
import * as styles from "./PrintPage.css.ts";

const defaults = { as: "slips", orders: "", size: "", prices: "yes" };

const allOrders = { href: "/orders", label: "All orders" };

/** The orders that are printed: the order alone, or the list of them. */
const backOf = (ids: readonly string[]): { href: string; label: string } =>
  ids.length === 1
    ? { href: `/orders/${ids[0] ?? ""}`, label: `Order ${ids[0] ?? ""}` }
    : { href: hrefOfOrders(ids), label: `The ${counted(ids.length, "order")}` };

/** Prints slips, labels or a pick list of the orders that the URL names, one order a page. */
export const PrintPage = (): ReactElement => {
  const { values, change } = useListAddress(defaults);
  const { as, orders: ids, prices } = values;
  const size = values.size === "" ? usualSizeOf(as) : values.size;
  const hasList = as === "picklist" || as === "picklist-slips";
  const reading = useRead(
    "GET /api/desk/orders/sheets",
    ids === "" ? null : { query: { orders: ids } },
  );
  // Nothing of other orders is printed.
  const sheets = reading.isPrevious ? undefined : reading.data;
  const hidden = sheets?.orders.filter(({ isAddressHidden }) => isAddressHidden) ?? [];
  const title = sheetKinds.find(({ value }) => value === as)?.label ?? "Print";
  if (ids === "")
    return (
      <Page title="Print">
        <EmptyState
          motif="parcel"
          title="No order is chosen"
          action={<ButtonLink href="/orders">Choose orders</ButtonLink>}
        >
          Select orders in the list and press Print.
        </EmptyState>
      </Page>
    );
  return (
    <>
      <div className={styles.screen}>
        <Page
          title={title}
          back={reading.failure ? allOrders : backOf(ids.split(","))}
          tabTitle={sheets ? `${title}: ${counted(sheets.orders.length, "order")}` : title}
        >
          <Stack gap="s16">
            <FieldRow width="narrow">
              <Select
                label="What"
                value={as}
                options={sheetKinds}
                onChange={({ target }) => change({ as: target.value, size: "" }, { replace: true })}
              />
              <Select
                label="Paper"
                value={size}
                options={sheetSizes.map(({ value, label }) => ({ value, label }))}
                onChange={({ target }) => change({ size: target.value }, { replace: true })}
              />
              {as.endsWith("slips") && (
                <Checkbox
                  label="With prices"
                  checked={prices === "yes"}
                  onChange={({ target }) =>
                    change({ prices: target.checked ? "yes" : "no" }, { replace: true })
                  }
                />
              )}
              <Button disabled={!sheets} onClick={() => window.print()}>
                {sheets && !hasList ? `Print ${counted(sheets.orders.length, "page")}` : "Print"}
              </Button>
            </FieldRow>
            <div>
              <ReadFailure what="The orders" reading={reading} back={allOrders} />
              {sheets && sheets.unknown.length > 0 && (
                <Notice tone="warning">{`There is no order ${sheets.unknown.join(", ")}.`}</Notice>
              )}
              {hidden.length > 0 && as !== "picklist" && (
                <Notice tone="warning">
                  {`The address of ${hidden.map(({ id }) => id).join(", ")} is hidden, as the order ended. Open the order to see it.`}
                </Notice>
              )}
              {!sheets && !reading.failure && (
                <div aria-busy="true">
                  <Skeleton lines={8} />
                </div>
              )}
            </div>
          </Stack>
        </Page>
      </div>
      {sheets && (
        <PrintSheet size={paperOf(size)}>
          {hasList && <PickList sheets={sheets} />}
          {as !== "picklist" &&
            sheets.orders.map((order) =>
              as === "labels" ? (
                <Label key={order.id} order={order} sender={sheets.sender} />
              ) : (
                <Slip
                  key={order.id}
                  order={order}
                  sender={sheets.sender}
                  hasPrices={prices === "yes"}
                />
              ),
            )}
        </PrintSheet>
      )}
    </>
  );
};

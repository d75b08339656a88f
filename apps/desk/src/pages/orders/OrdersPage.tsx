import { Button, ButtonLink, EmptyState, Stack } from "@pallu/ui";
import { useToast } from "@pallu/ui/toast";
import { useEffect, useState } from "react";
import type { ReactElement } from "react";
import { useLocation } from "react-router-dom";
import { focusHeading } from "../../frame/focusHeading.ts";
import { ListTable } from "../../frame/ListTable.tsx";
import { ListViews } from "../../frame/ListViews.tsx";
import { Page } from "../../frame/Page.tsx";
import { leaveBy, useRowFocus } from "../../frame/useRowFocus.ts";
import { useRefresh } from "../../platform/useRead.ts";
import { ChangeDialog } from "./ChangeDialog.tsx";
import { OrderFilters } from "./OrderFilters.tsx";
import { orderColumns, orderRow } from "./orderRows.tsx";
import {
  isNarrowed,
  selectOrders,
  useOrders,
  useOrdersAddress,
  useSelection,
} from "./orders.data.ts";
import type { ChangeAnswer, OrderAction, OrderList, OrdersAddress } from "./orders.data.ts";
import { countText, doneText, views } from "./orders.rules.ts";
import { OrdersBar } from "./OrdersBar.tsx";

const LIST = "orders";

interface NothingProps {
  address: OrdersAddress;
  counts: OrderList["counts"];
}

const nothingIn: Readonly<Record<string, string>> = {
  toDo: "Nothing to do: every order is sent",
  unpaid: "No order is unpaid",
  sent: "No order is sent yet",
};

/** Says why there are no rows: none of the shop yet, none in this view, or none found. */
const Nothing = ({ address, counts }: NothingProps): ReactElement => {
  const { values, hrefWith } = address;
  if (isNarrowed(values))
    return (
      <EmptyState
        motif="parcel"
        title="No order is found"
        action={
          <Button
            variant="secondary"
            onClick={() =>
              address.change({ find: "", state: [], payment: [], from: "", to: "", view: "all" })
            }
          >
            Clear search and filters
          </Button>
        }
      >
        {values.view === "all"
          ? "Nothing matches the search and the filters."
          : "Nothing matches in this view. Other views may have it."}
      </EmptyState>
    );
  if (values.after !== "" || values.before !== "")
    return (
      <EmptyState
        motif="parcel"
        title="This page is empty now"
        action={<ButtonLink href={hrefWith({ after: "" })}>Newest orders</ButtonLink>}
      />
    );
  if (counts?.all === 0)
    return (
      <EmptyState motif="parcel" title="There are no orders yet">
        The first one appears here as soon as somebody buys.
      </EmptyState>
    );
  return (
    <EmptyState
      motif="parcel"
      title={nothingIn[values.view] ?? "No order is found"}
      action={
        <ButtonLink variant="secondary" href={hrefWith({ view: "all" })}>
          Show all orders
        </ButtonLink>
      }
    />
  );
};

const pagesOf = ({ hrefWith }: OrdersAddress, { previous, next }: OrderList) => ({
  back:
    previous === null
      ? undefined
      : { label: "Newer", href: hrefWith({ before: previous, after: "" }) },
  next: next === null ? undefined : { label: "Older", href: hrefWith({ after: next, before: "" }) },
});

/** Focuses the first of some rows that is still there, else the heading. */
const focusAfter = (ids: readonly string[]): void => {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row-id]")];
  const row = rows.find(({ dataset }) => ids.includes(dataset["rowId"] ?? ""));
  const link = row?.querySelector<HTMLElement>("a");
  if (link) link.focus();
  else focusHeading();
};

/** The list of orders: views, search and filters in the URL, and changes of up to a hundred at once. */
export const OrdersPage = (): ReactElement => {
  const address = useOrdersAddress();
  const { search } = useLocation();
  const reading = useOrders(address.values);
  const refreshCalls = useRefresh();
  const toast = useToast();
  const selected = useSelection();
  const [action, setAction] = useState<OrderAction>();
  const [done, setDone] = useState<readonly string[]>();

  const list = reading.data;
  useRowFocus(LIST, list !== undefined);
  useEffect(() => {
    if (done) focusAfter(done);
  }, [done]);

  const shown = new Map(list?.orders.map((order) => [order.id, order]));
  const chosen = [...selected.values()].map((order) => shown.get(order.id) ?? order);
  const onSelect = (ids: ReadonlySet<string>): void =>
    selectOrders(
      new Map(
        [...ids].flatMap((id) => {
          const order = shown.get(id) ?? selected.get(id);
          return order ? [[id, order]] : [];
        }),
      ),
    );
  const refresh = async (): Promise<void> => {
    await refreshCalls("/api/desk/orders");
    void refreshCalls("/api/desk/today");
  };
  const onDone = async (of: OrderAction, answer: ChangeAnswer): Promise<void> => {
    setAction(undefined);
    selectOrders(new Map());
    toast.show({ tone: "success", text: doneText(of, answer), durationMs: 6000 });
    await refresh();
    setDone(answer.changes.map(({ id }) => id));
  };
  const counts = list?.counts;
  return (
    <Page title="Orders" tabTitle={counts ? `(${countText(counts.toDo)}) Orders` : "Orders"}>
      <Stack>
        <ListViews
          views={views.map(([name, label]) => ({
            label,
            href: address.hrefWith({ view: name }),
            isCurrent: address.values.view === name,
            ...(counts && { count: countText(counts[name]) }),
          }))}
        />
        <OrderFilters address={address} />
        <ListTable
          reading={reading}
          caption="Orders"
          columns={orderColumns}
          rows={(list?.orders ?? []).map((order) =>
            orderRow(order, `/orders/${order.id}${search}`, () => leaveBy(LIST, order.id)),
          )}
          selected={new Set(selected.keys())}
          onSelect={onSelect}
          empty={<Nothing address={address} counts={counts} />}
          pages={list ? pagesOf(address, list) : {}}
        />
        <OrdersBar orders={chosen} onAction={setAction} onClear={() => selectOrders(new Map())} />
      </Stack>
      {action !== undefined && (
        <ChangeDialog
          action={action}
          orders={chosen}
          onClose={() => setAction(undefined)}
          onDone={(answer) => void onDone(action, answer)}
          onOutdated={() => void refresh()}
        />
      )}
    </Page>
  );
};

import { Button, ButtonLink, EmptyState, Inline, Notice, Stack } from "@pallu/ui";
import { useEffect, useState } from "react";
import type { ReactElement } from "react";
import { useLocation } from "react-router-dom";
import { ListTable } from "../../frame/ListTable.tsx";
import { ListViews } from "../../frame/ListViews.tsx";
import { focusHeading, Page } from "../../frame/Page.tsx";
import { leaveBy, useRowFocus } from "../../frame/useRowFocus.ts";
import { useRefresh } from "../../platform/useRead.ts";
import { ChangeDialog } from "./ChangeDialog.tsx";
import { OrderFilters } from "./OrderFilters.tsx";
import { orderColumns, orderRow } from "./orderRows.tsx";
import {
  hrefOfOrders,
  isNarrowed,
  selectOrders,
  useOrders,
  useOrdersAddress,
  useSelection,
} from "./orders.data.ts";
import type {
  ChangeAnswer,
  OrderAction,
  OrderList,
  OrdersAddress,
  OrderState,
} from "./orders.data.ts";
import { countText, doneText, views } from "./orders.rules.ts";
import { OrdersBar } from "./OrdersBar.tsx";

const LIST = "orders";

interface NothingProps {
  address: OrdersAddress;
  counts: OrderList["counts"];
}

const nothingIn: Readonly<Record<string, string>> = {
  toDo: "Nothing to do: every order is shipped",
  unpaid: "No order is unpaid",
  sent: "No order is shipped yet",
};

/** What is said when no order waits for a step any more, and where the next step is. */
const doneSteps: Readonly<Record<string, { title: string; next: string; state: OrderState }>> = {
  placed: { title: "Every order is confirmed", next: "Orders to pack", state: "confirmed" },
  confirmed: { title: "Every order is packed", next: "Orders to ship", state: "packed" },
  packed: { title: "Every order is shipped", next: "Shipped orders", state: "shipped" },
};

/** Returns the step of a list of nothing but the orders that wait for it. */
const stepOf = ({ state, ...others }: OrdersAddress["values"]) =>
  state.length === 1 && !isNarrowed({ ...others, state: [] })
    ? doneSteps[state[0] ?? ""]
    : undefined;

/** Says why there are no rows: none of the shop yet, none in this view, or none found. */
const Nothing = ({ address, counts }: NothingProps): ReactElement => {
  const { values, hrefWith } = address;
  const step = stepOf(values);
  if (step)
    return (
      <EmptyState
        motif="parcel"
        title={step.title}
        action={
          <ButtonLink
            variant="secondary"
            href={hrefWith({
              state: [step.state],
              view: step.state === "shipped" ? "all" : "toDo",
            })}
          >
            {step.next}
          </ButtonLink>
        }
      />
    );
  if (isNarrowed(values))
    return (
      <EmptyState
        motif="parcel"
        title="No order is found"
        action={
          values.view !== "all" && (
            <Button variant="secondary" onClick={() => address.change({ view: "all" })}>
              Look in all orders
            </Button>
          )
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

interface DoneChange {
  action: OrderAction;
  ids: readonly string[];
  text: string;
}

/** What is printed after a change. */
const sheetsAfter: Readonly<Partial<Record<OrderAction, { as: string; label: string }>>> = {
  confirm: { as: "picklist-slips", label: "Print pick list and slips" },
  pack: { as: "labels", label: "Print address labels" },
};

/** What was changed, as a message that stays: a filter may not show these orders any more. */
const Done = ({
  change: { action, ids, text },
  onClose,
}: {
  change: DoneChange;
  onClose: () => void;
}): ReactElement => {
  const sheets = sheetsAfter[action];
  return (
    <Notice
      tone="success"
      onDismiss={onClose}
      action={
        <Inline gap="s8">
          {sheets && (
            <ButtonLink
              size="small"
              variant="secondary"
              href={`/print?as=${sheets.as}&orders=${ids.join(",")}`}
            >
              {sheets.label}
            </ButtonLink>
          )}
          <ButtonLink size="small" variant="secondary" href={hrefOfOrders(ids)}>
            {ids.length === 1 ? "Show it" : "Show them"}
          </ButtonLink>
        </Inline>
      }
    >
      {text}
    </Notice>
  );
};

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
  const selected = useSelection();
  const [action, setAction] = useState<OrderAction>();
  const [done, setDone] = useState<DoneChange>();
  const [changedIds, setChangedIds] = useState<readonly string[]>();

  const list = reading.data;
  useRowFocus(LIST, list !== undefined);
  useEffect(() => {
    if (changedIds) focusAfter(changedIds);
  }, [changedIds]);

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
    const ids = answer.changes.map(({ id }) => id);
    setDone({ action: of, ids, text: doneText(of, answer, chosen) });
    await refresh();
    setChangedIds(ids);
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
        {done && <Done change={done} onClose={() => setDone(undefined)} />}
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

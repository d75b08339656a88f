import { shopTimestamp } from "@pallu/contract";
import type { z } from "zod";
import type { Context } from "../../context.ts";
import { MAX_IN_VIEW, MAX_TOTAL } from "../../totals.ts";
import { keyRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { findAddressChanges } from "../orders/addressChanges.repo.ts";
import { exportAddresses } from "../orders/addressExport.service.ts";
import { findOrderDetails } from "../orders/orderDetails.repo.ts";
import { exportSelection } from "../orders/orderExport.service.ts";
import {
  countFoundOrders,
  countViews,
  findNeighbours,
  findOrdersPage,
} from "../orders/orderList.repo.ts";
import type { OrderFilter } from "../orders/orderList.repo.ts";
import { seesAddress, showAddresses } from "../orders/orderAddresses.service.ts";
import { picksOf } from "../orders/orderPicks.rules.ts";
import { orderIdOf } from "../orders/orders.rules.ts";
import { findChanges, findSeq } from "../orders/orderStates.repo.ts";
import { stepsOf } from "../orders/orderSteps.rules.ts";
import { shopDayOf } from "../orders/period.rules.ts";
import { readBrand } from "../shop/shopParts.repo.ts";
import { addressChangeBodyOf, orderBodyOf, pickBodyOf, rowBodyOf } from "./merchantOrderBodies.ts";
import { merchantOrderEndpoints as endpoints } from "./merchantOrders.rules.ts";
import { pageBetween, unknownPage } from "./pages.ts";
import { unknown } from "./refusals.ts";

type Query = z.output<(typeof endpoints)["showOrder"]["query"]>;

const latest = (a: Date | undefined, b: Date | undefined): Date | undefined =>
  a === undefined || (b !== undefined && b > a) ? b : a;

/** What both the list and the counts of views are filtered by. */
const searchOf = ({ since, from, to, find, orders }: Query): OrderFilter => {
  const given = since === undefined ? undefined : new Date(since);
  const first = from === undefined ? undefined : shopDayOf(from)?.from;
  return {
    since: latest(given, first),
    until: to === undefined ? undefined : shopDayOf(to)?.to,
    ...(find !== undefined && { find: { text: find, id: orderIdOf(find) } }),
    ...(orders && { ids: orders.map(orderIdOf) }),
    isOwn: true,
  };
};

const filterOf = (query: Query): OrderFilter => ({
  ...searchOf(query),
  view: query.view,
  states: query.state,
  paymentStates: query.payment,
  ...(query.commented && { isCommented: true }),
});

/** The endpoints that read orders. */
export const merchantOrderRoutes = ({ db, clock, config }: Context): RouteDefinition[] => {
  const context = { db: db.write, clock };
  const fileNameOf = (what: string): string =>
    `${what}-${shopTimestamp(clock.now()).slice(0, 10)}.csv`;

  const seqOf = async (id: string): Promise<number> => {
    const seq = await findSeq(db.read, id);
    if (seq === undefined) throw unknownPage(id);
    return seq;
  };

  return [
    keyRoute(endpoints.listAllOrders, "orders:read", async ({ query, caller }) => {
      const { total, counts, limit, after, before } = query;
      const filter = filterOf(query);
      const found = await findOrdersPage(db.desk, filter, {
        limit: limit + 1,
        ...(after !== undefined && { belowSeq: await seqOf(after) }),
        ...(before !== undefined && { aboveSeq: await seqOf(before) }),
      });
      const isShown = seesAddress(caller, clock.now());
      const { rows, previous, next } = pageBetween(found, { limit, after, before });
      return {
        status: 200,
        body: {
          orders: rows.map((order) => rowBodyOf(order, isShown({ order }))),
          previous,
          next,
          ...(total ? { total: await countFoundOrders(db.desk, filter, MAX_TOTAL) } : {}),
          ...(counts ? { counts: await countViews(db.desk, searchOf(query), MAX_IN_VIEW) } : {}),
        },
      };
    }),
    keyRoute(endpoints.showOrder, "orders:read", async ({ params, query, caller }) => {
      const { orderId: id } = params;
      const [found] = await findOrderDetails(db.read, [id]);
      if (!found) throw unknown("order", id);
      const { order } = found;
      const steps = stepsOf(found);
      const history = await findChanges(db.read, id);
      const addressChanges = await findAddressChanges(db.read, id);
      const asked = { found: [found], isAsked: query.address };
      const hasAddress = (await showAddresses(context, asked, caller))(found);
      return {
        status: 200,
        body: {
          ...orderBodyOf(found, { actor: caller, hasAddress }),
          history: history.map((change) => ({
            ...change,
            changedAt: change.changedAt.toISOString(),
          })),
          addressChanges: addressChanges.map((change) => addressChangeBodyOf(change, hasAddress)),
          mailTo: found.provedEmail,
          allowed: steps.map(({ action }) => action),
          steps,
          ...(await findNeighbours(db.desk, filterOf(query), order.seq)),
        },
      };
    }),
    keyRoute(endpoints.printOrders, "orders:read", async ({ query, caller }) => {
      const ids = query.orders.map(orderIdOf);
      const found = await findOrderDetails(db.read, ids);
      const isShown = await showAddresses(context, { found, isAsked: query.address }, caller);
      const known = new Set(found.map(({ order }) => order.id));
      const orders = found.map((each) =>
        orderBodyOf(each, { actor: caller, hasAddress: isShown(each) }),
      );
      const picks = picksOf(found.flatMap(({ lines }) => lines)).map(pickBodyOf);
      const { lines: sender } = await readBrand(db.read, config);
      return {
        status: 200,
        body: { orders, unknown: ids.filter((id) => !known.has(id)), picks, sender },
      };
    }),
    keyRoute(endpoints.exportOrders, "orders:read", async ({ query, caller }) => {
      const order = { ids: query.orders.map(orderIdOf), rate: query.tax ?? null };
      const { csv, rows } = await exportSelection(context, order, caller);
      return { status: 200, body: { fileName: fileNameOf("orders"), rows, csv } };
    }),
    keyRoute(endpoints.exportAddresses, "orders:read", async ({ query, caller }) => {
      const found = await findOrderDetails(db.read, query.orders.map(orderIdOf));
      const shown = found.filter(seesAddress(caller, clock.now()));
      const exported = await exportAddresses(context, shown, caller);
      const hidden = found.length - shown.length;
      return { status: 200, body: { fileName: fileNameOf("addresses"), hidden, ...exported } };
    }),
  ];
};

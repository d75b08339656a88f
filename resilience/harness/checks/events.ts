import type { CheckInput } from "./checkInput.ts";
import { groupBy } from "../groupBy.ts";
import { paymentStates } from "./states.ts";

interface WireEvent {
  type: string;
  timestamp: string;
  data: { orderId: string; before: string; after: string };
}

const eventsOf = ({ journal }: CheckInput) =>
  [...groupBy(journal.events, ({ id }) => id)].map(([id, deliveries]) => ({
    id,
    deliveries,
    event: JSON.parse(deliveries[0]?.body ?? "{}") as Partial<WireEvent>,
  }));

type ShopEvent = ReturnType<typeof eventsOf>[number];

/** Events that are no change of a state. */
const news = new Set(["order.placed", "stock.low", "message.received"]);

const isDelivered = ({ deliveries }: ShopEvent): boolean =>
  deliveries.some(({ responseStatus }) => responseStatus === 204);

/** Each order has one delivered event that says that it was placed. */
function* checkPlaced({ exports }: CheckInput, events: readonly ShopEvent[]): Generator<string> {
  const placed = groupBy(
    events.filter(({ event }) => event.type === "order.placed"),
    ({ event }) => event.data?.orderId ?? "",
  );
  for (const { id } of exports.orders) {
    const [found, ...more] = placed.get(id) ?? [];
    if (!found) yield `webhook: no event says that ${id} was placed`;
    else if (!isDelivered(found))
      yield `webhook: the event that ${id} was placed never got through`;
    if (more.length > 0) yield `webhook: ${more.length + 1} events say that ${id} was placed`;
  }
  const known = new Set(exports.orders.map(({ id }) => id));
  for (const id of placed.keys())
    if (!known.has(id)) yield `webhook: an event says that ${id} was placed, which never was`;
}

/** Each change of a state has one delivered, signed event. Sorted by time, the events of an order form a path. */
export function* checkEvents(input: CheckInput): Generator<string> {
  const { exports } = input;
  const all = eventsOf(input);
  const events = all.filter(({ event }) => !news.has(event.type ?? ""));
  yield* checkPlaced(input, all);
  const byChange = groupBy(
    events,
    ({ event }) => `${event.data?.orderId} ${event.data?.before} → ${event.data?.after}`,
  );
  const changes = new Set<string>();
  for (const { id, history } of exports.orders)
    for (const { before, after } of history) changes.add(`${id} ${before} → ${after}`);
  for (const change of changes) {
    const [found, ...more] = byChange.get(change) ?? [];
    if (!found) yield `webhook: no event says ${change}`;
    else if (!isDelivered(found)) yield `webhook: the event ${change} never got through`;
    if (more.length > 0) yield `webhook: ${more.length + 1} events say ${change}`;
    const [after = ""] = change.split(" → ").slice(1);
    const type = `${paymentStates.has(after) ? "payment" : "order"}.${after}`;
    if (found && found.event.type !== type)
      yield `webhook: ${change} has the type ${found.event.type}`;
  }
  for (const { id, deliveries } of all) {
    if (deliveries.some(({ isSigned }) => !isSigned)) yield `webhook: ${id} has a wrong signature`;
    if (new Set(deliveries.map(({ body }) => body)).size > 1)
      yield `webhook: ${id} came with different bodies`;
  }
  for (const { id, event } of events) {
    const { orderId, before, after } = event.data ?? {};
    if (!changes.has(`${orderId} ${before} → ${after}`))
      yield `webhook: ${id} says ${orderId} ${before} → ${after}, which never was`;
  }
  for (const [orderId, own] of groupBy(events, ({ event }) => event.data?.orderId ?? "")) {
    const sorted = own.toSorted((a, b) =>
      (a.event.timestamp ?? "") < (b.event.timestamp ?? "") ? -1 : 1,
    );
    for (const kind of ["order.", "payment."]) {
      const path = sorted
        .filter(({ event }) => event.type?.startsWith(kind))
        .map(({ event }) => event.data);
      for (const [index, data] of path.entries())
        if (index > 0 && data?.before !== path[index - 1]?.after)
          yield `webhook: the events of ${orderId} are no path: ${path.map((each) => each?.after).join(", ")}`;
    }
  }
  for (const { waiting, failed } of exports.webhooks)
    if (waiting > 0 || failed > 0) yield `webhook: ${waiting} events wait and ${failed} failed`;
}

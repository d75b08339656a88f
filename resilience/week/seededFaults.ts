import { join } from "node:path";
import { createEngine } from "@pallu/api/internals";
import type { Exports, ShownOrder } from "../harness/checks/exports.ts";

/** A deliberate fault in the data of a finished week. */
export interface SeededFault {
  what: string;
  /** The breach that the checker must report. */
  expected: RegExp;
}

interface DataFault extends SeededFault {
  sql: string;
  values: readonly string[];
}

const dataFaultsFor = ({ orders, stock, messages }: Exports, secret: string): DataFault[] => {
  // Each fault takes another order. Those with conditions need long histories, so short ones come last.
  const unusedOrders = orders.toSorted((a, b) => b.history.length - a.history.length);
  const take = (isSuitable: (order: ShownOrder) => boolean): ShownOrder => {
    const index = unusedOrders.findIndex(isSuitable);
    const [found] = index < 0 ? [] : unusedOrders.splice(index, 1);
    if (!found) throw new Error("The week was too short for the control.");
    return found;
  };
  const has = (after: string) => (order: ShownOrder) =>
    order.history.some((change) => change.after === after);
  const paid = take((order) => order.payment === "paid");
  const costly = take(({ discount }) => discount === 0);
  const confirmed = take((order) => order.state === "shipped" && has("packed")(order));
  const mailed = take(() => true);
  const used = take(
    ({ couponCode, state }) => couponCode !== null && state !== "cancelled" && state !== "returned",
  );
  const quiet = take(has("packed"));
  const copied = take(() => true);
  const lost = take(() => true);
  const sized = take(({ lines }) => lines.some(({ sku }) => sku !== undefined));
  const variant = stock.at(0)?.id ?? "";
  const answered = messages.find(({ answers }) => answers.length > 0);
  return [
    {
      what: "a stock is one higher",
      sql: "UPDATE variants SET stock = stock + 1 WHERE id = $1",
      values: [variant],
      expected: new RegExp(`^stock: ${variant} is \\d+, not`),
    },
    {
      what: "an order costs one paisa more",
      sql: "UPDATE orders SET sub_total_minor = sub_total_minor + 1, total_minor = total_minor + 1 WHERE id = $1",
      values: [costly.id],
      expected: new RegExp(`^money: ${costly.id} was shown as`),
    },
    {
      what: "a row of a history is gone",
      sql: "DELETE FROM order_changes WHERE order_id = $1 AND after = 'packed'",
      values: [confirmed.id],
      expected: new RegExp(`^history: ${confirmed.id} went from packed to shipped while`),
    },
    {
      what: "a paid order is pending again",
      sql: "UPDATE orders SET payment_status = 'pending' WHERE id = $1",
      values: [paid.id],
      expected: new RegExp(`^history: ${paid.id} is \\w+ and pending, its history`),
    },
    {
      what: "a mail is sent twice",
      sql: `INSERT INTO outbox (id, recipient, subject, text, attachments, created_at, attempts, due_at)
        SELECT 'copy', recipient, subject, 'Again.', '[]', created_at, 0, due_at FROM outbox WHERE subject = $1`,
      values: [`Your order ${mailed.id}`],
      expected: new RegExp(`^mail: 2 of 1 arrived: .*${mailed.id}$`),
    },
    {
      what: "the use of a coupon is gone",
      sql: "DELETE FROM coupon_claims WHERE order_id = $1",
      values: [used.id],
      expected: new RegExp(`^coupon: ${used.couponCode} has \\d+ uses, not`),
    },
    {
      what: "an entry of the audit log is gone",
      sql: "DELETE FROM audit_entries WHERE target = $1 AND action = 'order:pack'",
      values: [`order ${quiet.id}`],
      expected: new RegExp(`^audit: no entry says that ${quiet.id} went from confirmed to packed`),
    },
    {
      what: "an entry of the audit log holds an e-mail address",
      sql: `INSERT INTO audit_entries (changed_at, actor_kind, actor, action, target, after)
        VALUES (now(), 'operator', 'asha', 'order:show', 'order', jsonb_build_object('email', $1::text))`,
      values: [secret],
      expected: /^audit: an entry holds /,
    },
    {
      what: "an entry of the audit log names somebody else",
      sql: `UPDATE audit_entries SET actor = 'eve' WHERE id = (
        SELECT id FROM audit_entries WHERE actor_kind <> 'operator' AND action = 'order:ship' LIMIT 1)`,
      values: [],
      expected: /^audit: an entry names 'eve'/,
    },
    {
      what: "an answer to a message is gone",
      sql: "DELETE FROM message_answers WHERE message_id = $1",
      values: [answered?.id ?? ""],
      expected: new RegExp(`^messages: ${answered?.id} is answered with 0 answers`),
    },
    {
      what: "an order exists twice",
      sql: `WITH copied AS (
          INSERT INTO orders OVERRIDING USER VALUE SELECT (jsonb_populate_record(o, jsonb_build_object(
            'id', 'PL-COPY', 'submission_key', 'copy', 'idempotency_key', 'copy'))).*
          FROM orders o WHERE id = $1)
        INSERT INTO order_lines SELECT (jsonb_populate_record(l, '{"order_id": "PL-COPY"}')).*
        FROM order_lines l WHERE order_id = $1`,
      values: [copied.id],
      expected: /^orders: one submission has 2 orders: .*PL-COPY/,
    },
    {
      what: "the SKUs of an order are gone",
      sql: "UPDATE order_lines SET sku = NULL WHERE order_id = $1",
      values: [sized.id],
      expected: new RegExp(`^orders: ${sized.id} has the SKU undefined for `),
    },
    {
      what: "an acknowledged order is gone",
      sql: "DELETE FROM orders WHERE id = $1",
      values: [lost.id],
      expected: new RegExp(`^orders: ${lost.id} was acknowledged and does not exist`),
    },
  ];
};

/** Damages the embedded database of a stopped shop. Returns what the checker must find. */
export const seedFaults = async (
  dataDir: string,
  exports: Exports,
  secret: string,
): Promise<SeededFault[]> => {
  const database = await createEngine({ dataDir: join(dataDir, "database") });
  try {
    const faults = dataFaultsFor(exports, secret);
    for (const { what, sql, values } of faults) {
      const { affectedRows = 0 } = await database.query(sql, [...values]);
      if (affectedRows === 0) throw new Error(`The control could not damage: ${what}.`);
    }
    return faults;
  } finally {
    await database.close();
  }
};

/** Sends an event with a forged signature, like an attacker. */
export const forgeEvent = async (url: string): Promise<SeededFault> => {
  await fetch(url, {
    method: "POST",
    headers: {
      "webhook-id": "msg_forged",
      "webhook-timestamp": String(Math.floor(Date.now() / 1000)),
      "webhook-signature": `v1,${Buffer.alloc(32).toString("base64")}`,
    },
    body: JSON.stringify({
      type: "order.shipped",
      timestamp: new Date().toISOString(),
      data: { orderId: "PL-FORGED", before: "packed", after: "shipped" },
    }),
  });
  return { what: "an event is forged", expected: /^webhook: msg_forged has a wrong signature/ };
};

/**
 * Judges a week by the journal of its people and by the exports of the shop. Shares no code with the shop: amounts,
 * stock, coupons and states are calculated here from docs/operations.md and docs/shopkeeper.md.
 */
import type { Exports, ShownOrder } from "./exports.ts";
import type { Attempt, CouponRule, Journal, ReceivedMail, Submission } from "./journal.ts";

/** Every violated statement, and the figures of what was counted. */
export interface Verdict {
  breaches: string[];
  figures: Record<string, number>;
}

const allowed: Readonly<Record<string, readonly string[]>> = {
  placed: ["confirmed", "cancelled"],
  confirmed: ["packed", "cancelled"],
  packed: ["shipped", "cancelled"],
  shipped: ["delivered", "returned"],
  delivered: ["returned"],
  pending: ["paid", "failed"],
  failed: ["paid"],
  paid: ["refunded"],
};
const paymentStates = new Set(["pending", "paid", "failed", "refunded"]);
const undoing = new Set(["cancelled", "returned"]);
const mailed: Readonly<Record<string, (id: string) => string>> = {
  confirmed: (id) => `Your order ${id} is confirmed`,
  shipped: (id) => `Your order ${id} is on its way`,
  cancelled: (id) => `Your order ${id} is cancelled`,
  refunded: (id) => `The payment for your order ${id} is refunded`,
};
const actionOf: Readonly<Record<string, string>> = {
  confirmed: "order:confirm",
  packed: "order:pack",
  shipped: "order:ship",
  delivered: "order:deliver",
  cancelled: "order:cancel",
  returned: "order:return",
  paid: "order:paid",
  failed: "order:unpaid",
  refunded: "order:refund",
};

/** Whole paise or cents of an amount with two decimals. */
const minor = (amount: number | string): number => {
  const [whole = "", part = ""] = (typeof amount === "number" ? amount.toFixed(2) : amount).split(
    ".",
  );
  return Number(whole) * 100 + Number(part.padEnd(2, "0"));
};

/** Divides integers and rounds half up. */
const divided = (value: number, by: number): number => Math.floor((2 * value + by) / (2 * by));

/** Rupees per dollar are 87.72. Only unit prices and the discount are rounded. */
const inCurrency = (paise: number, currency: string): number =>
  currency === "USD" ? divided(paise * 100, 8772) : paise;

const grouped = <T>(rows: Iterable<T>, keyOf: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
};

const sum = <T>(rows: Iterable<T>, valueOf: (row: T) => number): number => {
  let total = 0;
  for (const row of rows) total += valueOf(row);
  return total;
};

interface Books {
  journal: Journal;
  exports: Exports;
  submissions: ReadonlyMap<string, Submission>;
  attempts: ReadonlyMap<string, Attempt[]>;
}

const attemptKey = (action: string, target: string): string => `${action} | ${target}`;

const booksOf = (journal: Journal, exports: Exports): Books => ({
  journal,
  exports,
  submissions: new Map(journal.submissions.map((each) => [each.remark, each])),
  attempts: (() => {
    const attempts = new Map<string, Attempt[]>();
    for (const attempt of journal.attempts)
      for (const target of attempt.targets) {
        const key = attemptKey(attempt.action, target);
        attempts.set(key, [...(attempts.get(key) ?? []), attempt]);
      }
    return attempts;
  })(),
});

const discountOf = (rule: CouponRule | undefined, subTotalPaise: number): number => {
  if (!rule || subTotalPaise < rule.minimumPaise) return 0;
  const paise =
    rule.percent === null ? (rule.amountPaise ?? 0) : divided(subTotalPaise * rule.percent, 100);
  return Math.min(paise, subTotalPaise);
};

/** The amounts that a shopper was shown, in the currency of the order. */
const amountsOf = ({ lines, currency, discountPaise }: Submission) => {
  const subTotal = sum(
    lines,
    ({ unitPaise, quantity }) => inCurrency(unitPaise, currency) * quantity,
  );
  const discount = Math.min(inCurrency(discountPaise, currency), subTotal);
  return { subTotal, discount, total: subTotal - discount };
};

function* orderContent(order: ShownOrder, submission: Submission): Generator<string> {
  const { id, currency } = order;
  const shown = amountsOf(submission);
  const wanted = [shown.subTotal, shown.discount, shown.total];
  const stored = [order.subTotal, order.discount, order.total].map(minor);
  if (wanted.join() !== stored.join())
    yield `money: ${id} was shown as ${wanted.join()} and is stored as ${stored.join()}`;
  if (currency !== submission.currency || (order.couponCode ?? "") !== submission.coupon)
    yield `orders: ${id} has another currency or coupon than its submission`;
  const linesText = (lines: readonly (readonly [string, number, number])[]): string =>
    JSON.stringify(lines.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const bought = submission.lines.map(
    (line) => [line.variantId, line.quantity, inCurrency(line.unitPaise, currency)] as const,
  );
  const kept = order.lines.map(
    (line) => [line.variantId, line.quantity, minor(line.unitPrice)] as const,
  );
  if (linesText(bought) !== linesText(kept)) yield `orders: ${id} has other lines than its bag`;
}

/** Every acknowledged order exists once and as it was shown; nothing else exists but orders without an answer. */
function* orderBreaches({ journal, exports, submissions }: Books): Generator<string> {
  const byId = new Map(exports.orders.map((order) => [order.id, order]));
  if (byId.size !== exports.orders.length) yield "orders: the merchant API lists an order twice";
  for (const [id, rows] of grouped(exports.rows, (row) => row["orderId"] ?? ""))
    if (rows.length > 1) yield `orders: ${id} is ${rows.length} times in order:export`;
  const exported = new Set(exports.rows.map((row) => row["orderId"] ?? ""));
  for (const id of byId.keys()) if (!exported.has(id)) yield `orders: order:export lacks ${id}`;
  for (const id of exported) if (!byId.has(id)) yield `orders: the merchant API lacks ${id}`;
  for (const [remark, orders] of grouped(exports.orders, (order) => order.additionalText)) {
    const submission = submissions.get(remark);
    if (!submission) {
      yield `orders: ${orders.map(({ id }) => id).join(", ")} was never submitted`;
      continue;
    }
    if (orders.length > 1)
      yield `orders: one submission has ${orders.length} orders: ${orders.map(({ id }) => id).join(", ")}`;
    for (const order of orders) yield* orderContent(order, submission);
  }
  const placed = new Map(exports.orders.map((order) => [order.additionalText, order.id]));
  for (const { remark, answers, coupon, discountPaise, lines } of journal.submissions) {
    const told = new Set(
      answers.flatMap(({ status, orderId }) => (status === 200 ? [orderId] : [])),
    );
    const isOpen = answers.some(({ status }) => status === 0 || status >= 500);
    const id = placed.get(remark);
    if (told.size > 1) yield `orders: one submission was answered with ${[...told].join(", ")}`;
    for (const each of told)
      if (each !== id) yield `orders: ${each} was acknowledged and does not exist`;
    if (id !== undefined && told.size === 0 && !isOpen)
      yield `orders: ${id} was refused and exists`;
    const rule = journal.coupons.find(({ code }) => code === coupon);
    const paise = sum(lines, ({ unitPaise, quantity }) => unitPaise * quantity);
    if (coupon !== "" && discountOf(rule, paise) !== discountPaise)
      yield `money: ${coupon} was announced as ${discountPaise} paise off ${paise}`;
  }
}

/** A price import counts for every bag that is read after it, and for none before. */
function* priceBreaches({ journal }: Books): Generator<string> {
  const imports = journal.attempts.filter(({ action }) => action === "price:import");
  const begin = Math.min(...imports.map(({ startedAt }) => startedAt));
  const end = Math.max(...imports.map(({ endedAt }) => endedAt));
  const prices = new Map(journal.prices.map((price) => [price.productId, price]));
  for (const { lines, readAt, sentAt, remark } of journal.submissions)
    for (const { productId, unitPaise } of lines) {
      const price = prices.get(productId);
      if (!price) continue;
      if (readAt > end && unitPaise !== price.afterPaise)
        yield `price: ${productId} was shown as ${unitPaise} after the import (${remark})`;
      if (sentAt < begin && unitPaise !== price.beforePaise)
        yield `price: ${productId} was shown as ${unitPaise} before the import (${remark})`;
    }
}

/** Nobody orders what is hidden, and nobody uses a coupon that has ended. */
function* saleBreaches({ journal, submissions, exports }: Books): Generator<string> {
  const doneAt = (action: string, target: string): number =>
    Math.min(
      ...journal.attempts
        .filter((each) => each.action === action && each.targets.includes(target))
        .filter(({ outcome }) => outcome === "done")
        .map(({ endedAt }) => endedAt),
    );
  const shownFrom = (action: string, target: string): number =>
    Math.min(
      ...journal.attempts
        .filter((each) => each.action === action && each.targets.includes(target))
        .map(({ startedAt }) => startedAt),
    );
  for (const what of ["product", "variant"]) {
    const hides = journal.attempts.filter(({ action }) => action === `${what}:hide`);
    for (const target of new Set(hides.flatMap(({ targets }) => targets))) {
      const [from, to] = [doneAt(`${what}:hide`, target), shownFrom(`${what}:show`, target)];
      for (const { id, additionalText } of exports.orders) {
        const submission = submissions.get(additionalText);
        const last = submission?.answers.at(-1)?.at ?? Number.POSITIVE_INFINITY;
        const isHidden = submission?.lines.some(
          (line) => `${what} ${what === "product" ? line.productId : line.variantId}` === target,
        );
        if (isHidden && submission && submission.sentAt > from && last < to)
          yield `hidden: ${id} has ${target}, which was hidden`;
      }
    }
  }
  for (const { code } of journal.coupons) {
    const end = doneAt("coupon:end", `coupon ${code}`);
    for (const { id, additionalText, couponCode } of exports.orders)
      if (couponCode === code && (submissions.get(additionalText)?.sentAt ?? 0) > end)
        yield `coupon: ${id} used ${code}, which had ended`;
  }
}

/** The history of an order is a path through the allowed states and ends in its present ones. */
function* historyBreaches({ exports, attempts }: Books): Generator<string> {
  for (const { id, state, payment, history } of exports.orders) {
    let [order, money] = ["placed", "pending"];
    for (const { before, after, changedBy, restocked } of history) {
      const isPayment = paymentStates.has(after);
      const from = isPayment ? money : order;
      if (before !== from || !allowed[from]?.includes(after))
        yield `history: ${id} went from ${before} to ${after} while it was ${from}`;
      if (isPayment) money = after;
      else order = after;
      const made = (attempts.get(attemptKey(actionOf[after] ?? "", `order ${id}`)) ?? []).filter(
        ({ by, outcome }) => by === changedBy && (outcome === "done" || outcome === "unknown"),
      );
      if (made.length === 0) yield `history: nobody told ${id} to become ${after} as ${changedBy}`;
      const restock = undoing.has(after);
      if (!made.some(({ facts }) => (facts["restock"] ?? restock) === restocked) && made.length > 0)
        yield `history: ${id} became ${after} with pieces ${restocked ? "" : "not "}back in stock`;
    }
    if (order !== state || money !== payment)
      yield `history: ${id} is ${state} and ${payment}, its history ends in ${order} and ${money}`;
  }
}

/** What a command acknowledged stands in the history, once; what was refused does not. */
function* attemptBreaches({ journal, exports, attempts }: Books): Generator<string> {
  for (const failure of new Set(journal.failures))
    yield `commands: failed unexpectedly: ${failure}`;
  const histories = new Map(exports.orders.map(({ id, history }) => [id, history]));
  for (const [key, all] of attempts) {
    const [action = "", target = ""] = key.split(" | ");
    if (!action.startsWith("order:")) continue;
    const after = Object.keys(actionOf).find((state) => actionOf[state] === action) ?? "";
    const rows = (histories.get(target.slice("order ".length)) ?? []).filter(
      (row) => row.after === after,
    );
    const done = all.filter(({ outcome }) => outcome === "done");
    if (done.length > 1) yield `commands: ${done.length} people were told that they did ${key}`;
    for (const { by } of done)
      if (rows.length !== 1 || rows[0]?.changedBy !== by)
        yield `commands: ${by} was told that ${key} is done, which the history lacks`;
    for (const { by, outcome } of all)
      if (
        outcome === "refused" &&
        rows.some(({ changedBy }) => changedBy === by) &&
        !all.some((each) => each.by === by && each.outcome !== "refused")
      )
        yield `commands: ${key} was refused to ${by} and happened`;
  }
}

const isUndone = (order: ShownOrder): boolean =>
  order.history.some(({ after }) => undoing.has(after));

interface Move {
  at: number;
  pieces: number;
}

/** Returns all changes of stock by variant, without those of stock takes. */
const movesOf = ({ exports }: Books): Map<string, Move[]> => {
  const moves = new Map<string, Move[]>();
  const add = (variantId: string, move: Move): void => {
    const list = moves.get(variantId);
    if (list) list.push(move);
    else moves.set(variantId, [move]);
  };
  for (const { createdAt, lines, history } of exports.orders)
    for (const { variantId, quantity } of lines) {
      add(variantId, { at: Date.parse(createdAt), pieces: -quantity });
      for (const { changedAt, restocked } of history)
        if (restocked) add(variantId, { at: Date.parse(changedAt), pieces: quantity });
    }
  return moves;
};

/** Start − sold + back ± stock takes = now, for each variant. */
function* stockBreaches(books: Books): Generator<string> {
  const { journal, exports, attempts } = books;
  const moves = movesOf(books);
  const takes = grouped(
    exports.audit.filter(({ action }) => action === "stock:import" || action === "stock:set"),
    ({ target }) => target.slice("variant ".length),
  );
  const now = new Map(exports.stock.map(({ id, stock }) => [id, stock]));
  for (const { id, stock } of exports.merchantStock)
    if (now.get(id) !== stock)
      yield `stock: ${id} is ${stock} by the merchant API, ${now.get(id)} by stock:list`;
  for (const [id, start] of journal.startStock) {
    const own = moves.get(id) ?? [];
    let taken = 0;
    for (const { action, changedAt, before, after } of takes.get(id) ?? []) {
      const [was, is] = [Number(before?.["stock"]), Number(after?.["stock"])];
      const at = Date.parse(changedAt);
      const told = (attempts.get(attemptKey(action, `variant ${id}`)) ?? []).map(
        ({ facts }) => facts[id] ?? facts["stock"],
      );
      if (!told.includes(is)) yield `stock: nobody set ${id} to ${is}`;
      // Nobody orders during a stock take, so the number before it is known.
      const expected =
        start +
        taken +
        sum(
          own.filter((move) => move.at < at),
          ({ pieces }) => pieces,
        );
      if (action === "stock:import" && was !== expected)
        yield `stock: ${id} was ${was} at the stock take, not ${expected}`;
      taken += is - was;
    }
    const expected = start + taken + sum(own, ({ pieces }) => pieces);
    if (now.get(id) !== expected) yield `stock: ${id} is ${now.get(id)}, not ${expected}`;
    if ((now.get(id) ?? 0) < 0) yield `stock: ${id} is below zero`;
  }
}

/** Uses = orders with the coupon − those that gave it back. */
function* couponBreaches({ journal, exports, submissions }: Books): Generator<string> {
  for (const { code, uses, oncePerUser } of journal.coupons) {
    const holders = exports.orders.filter((order) => order.couponCode === code && !isUndone(order));
    const listed = exports.coupons.find((coupon) => coupon.code === code);
    if (!listed) {
      yield `coupon: ${code} is not listed`;
      continue;
    }
    if (listed.orders !== holders.length)
      yield `coupon: ${code} has ${listed.orders} uses, not ${holders.length}`;
    const left = uses === null ? null : uses - holders.length;
    if (listed.usesLeft !== left) yield `coupon: ${code} has ${listed.usesLeft} left, not ${left}`;
    if (oncePerUser)
      for (const [email, own] of grouped(
        holders,
        ({ additionalText }) => submissions.get(additionalText)?.email ?? "",
      ))
        if (own.length > 1) yield `coupon: ${email} used ${code} ${own.length} times`;
  }
}

type Row = Record<string, string>;

/** Orders, sales report, payments and refunds agree to the paisa. */
function* moneyBreaches({ exports }: Books): Generator<string> {
  const shown = new Map(exports.orders.map((order) => [order.id, order]));
  const cell = (row: Row, name: string): string => row[name] ?? "";
  for (const row of exports.rows) {
    const order = shown.get(cell(row, "orderId"));
    const isSame =
      order?.state === cell(row, "state") &&
      order.payment === cell(row, "payment") &&
      minor(order.total) === minor(cell(row, "total")) &&
      minor(order.subTotal) === minor(cell(row, "subTotal")) &&
      minor(order.discount) === minor(cell(row, "discount"));
    if (order && !isSame) yield `money: order:export and the merchant API differ in ${order.id}`;
    const [total, net, tax] = ["total", "net", "tax"].map((name) => minor(cell(row, name)));
    if (net !== divided((total ?? 0) * 100, 105) || (net ?? 0) + (tax ?? 0) !== total)
      yield `money: net and tax of ${cell(row, "orderId")} do not fit its total`;
  }
  const groups = grouped(exports.rows, (row) =>
    ["currency", "state", "payment"].map((name) => cell(row, name)).join(" "),
  );
  const reported = new Map(
    exports.sales.map((group) => [
      `${group.currency} ${group.state} ${group.paymentState}`,
      [group.orders, minor(group.subTotal), minor(group.discount), minor(group.total)],
    ]),
  );
  for (const name of new Set([...groups.keys(), ...reported.keys()])) {
    const rows = groups.get(name) ?? [];
    const of = (column: string): number => sum(rows, (row) => minor(cell(row, column)));
    const own = [rows.length, of("subTotal"), of("discount"), of("total")];
    const told = (reported.get(name) ?? []).join();
    if (own.join() !== told)
      yield `money: report:sales says ${told} of ${name}, the orders say ${own.join()}`;
  }
  for (const currency of ["INR", "USD"]) {
    const own = exports.orders.filter((order) => order.currency === currency);
    const moved = (state: string): number =>
      sum(own, ({ history, total }) =>
        history.some(({ after }) => after === state) ? minor(total) : 0,
      );
    const kept = sum(
      exports.sales.filter((group) => group.currency === currency && group.paymentState === "paid"),
      ({ total }) => minor(total),
    );
    if (moved("paid") - moved("refunded") !== kept)
      yield `money: ${moved("paid")} ${currency} were paid and ${moved("refunded")} given back, the report keeps ${kept}`;
  }
  const sold = new Map<string, number>();
  for (const order of exports.orders.filter((each) => !isUndone(each)))
    for (const { variantId, quantity } of order.lines)
      sold.set(variantId, (sold.get(variantId) ?? 0) + quantity);
  const best = [...sold].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, 10);
  if (
    JSON.stringify(best) !==
    JSON.stringify(exports.bestSellers.map((each) => [each.variantId, each.pieces]))
  )
    yield "money: the best sellers of report:sales are others";
}

/** How long after a mail a kill may explain that it is sent again, in ms. */
const KILL_WINDOW_MS = 2000;

const isRepeatOfKill = (first: ReceivedMail, { kills }: Journal): boolean =>
  kills.some((kill) => kill >= first.at - 50 && kill <= first.at + KILL_WINDOW_MS);

/** Returns the number of mails that each occasion asks for, by recipient and subject. */
const expectedMails = ({ journal, exports, submissions }: Books): Map<string, number> => {
  const expected = new Map<string, number>();
  const expect = (email: string, subject: string): void => {
    const key = `${email} | ${subject}`;
    expected.set(key, (expected.get(key) ?? 0) + 1);
  };
  for (const { email } of journal.accounts) expect(email, "Welcome to Pallu");
  for (const { id, additionalText, history } of exports.orders) {
    const { email = "", isProved = false } = submissions.get(additionalText) ?? {};
    expect(email, `Your order ${id}`);
    for (const { after } of history) {
      const subject = mailed[after];
      if (subject && isProved) expect(email, subject(id));
    }
  }
  for (const { action, target } of exports.audit) {
    if (action !== "message:answer") continue;
    const message = exports.messages.find(({ id }) => target === `message ${id}`);
    const sent = journal.messages.find(({ mark }) => message?.comments.includes(mark));
    expect(message?.email ?? "", `Your message to Pallu: ${sent?.subject ?? ""}`);
  }
  return expected;
};

/** Each occasion has one mail, and each mail an occasion. */
function* mailBreaches(books: Books): Generator<string> {
  const { journal, exports, attempts } = books;
  const expected = expectedMails(books);
  const byId = grouped(journal.mails, ({ messageId }) => messageId);
  const received = grouped(
    [...byId.values()].map(([first]) => first as ReceivedMail),
    ({ to, subject }) => `${to.join(",")} | ${subject}`,
  );
  for (const key of new Set([...expected.keys(), ...received.keys()])) {
    const [wanted, found] = [expected.get(key) ?? 0, received.get(key)?.length ?? 0];
    if (wanted !== found) yield `mail: ${found} of ${wanted} arrived: ${key}`;
  }
  for (const [first, ...again] of byId.values())
    if (first && again.length > 0 && !isRepeatOfKill(first, journal))
      yield `mail: ${first.subject} was sent ${again.length + 1} times without a kill`;
  for (const { subject, hasPdf, text } of journal.mails) {
    if (/^Your order \S+$/.test(subject) && !hasPdf) yield `mail: ${subject} has no invoice`;
    const id = /^Your order (\S+) is on its way$/.exec(subject)?.[1];
    for (const { facts, outcome } of attempts.get(attemptKey("order:ship", `order ${id}`)) ?? []) {
      const { tracking } = facts;
      if (outcome === "done" && tracking !== undefined && !text.includes(String(tracking)))
        yield `mail: ${subject} does not name the parcel ${tracking}`;
    }
  }
  if (exports.mailsWaiting !== 0 || exports.mailsFailed !== 0)
    yield `mail: ${exports.mailsWaiting} wait and ${exports.mailsFailed} were given up`;
}

interface WireEvent {
  type: string;
  timestamp: string;
  data: { orderId: string; before: string; after: string };
}

const eventsOf = ({ journal }: Books) =>
  [...grouped(journal.events, ({ id }) => id)].map(([id, deliveries]) => ({
    id,
    deliveries,
    event: JSON.parse(deliveries[0]?.body ?? "{}") as Partial<WireEvent>,
  }));

/** Each change of a state has one signed event that arrived; ordered by time, the events of an order are its path. */
function* eventBreaches(books: Books): Generator<string> {
  const { exports } = books;
  const events = eventsOf(books);
  const byChange = grouped(
    events,
    ({ event }) => `${event.data?.orderId} ${event.data?.before} → ${event.data?.after}`,
  );
  const changes = new Set<string>();
  for (const { id, history } of exports.orders)
    for (const { before, after } of history) changes.add(`${id} ${before} → ${after}`);
  for (const change of changes) {
    const [found, ...more] = byChange.get(change) ?? [];
    if (!found) yield `webhook: no event says ${change}`;
    else if (!found.deliveries.some(({ answered }) => answered === 204))
      yield `webhook: the event ${change} never got through`;
    if (more.length > 0) yield `webhook: ${more.length + 1} events say ${change}`;
    const [after = ""] = change.split(" → ").slice(1);
    const type = `${paymentStates.has(after) ? "payment" : "order"}.${after}`;
    if (found && found.event.type !== type)
      yield `webhook: ${change} is told as ${found.event.type}`;
  }
  for (const { id, deliveries, event } of events) {
    const { orderId, before, after } = event.data ?? {};
    if (deliveries.some(({ isSigned }) => !isSigned)) yield `webhook: ${id} has a wrong signature`;
    if (!changes.has(`${orderId} ${before} → ${after}`))
      yield `webhook: ${id} says ${orderId} ${before} → ${after}, which never was`;
    if (new Set(deliveries.map(({ body }) => body)).size > 1)
      yield `webhook: ${id} came with different bodies`;
  }
  for (const [orderId, own] of grouped(events, ({ event }) => event.data?.orderId ?? "")) {
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

/** Each change has one entry in the audit log, each entry its command, and none holds a secret. */
function* auditBreaches({ journal, exports, attempts }: Books): Generator<string> {
  const keyOf = (kind: string, action: string, target: string): string =>
    `${kind} ${attemptKey(action, target)}`;
  const entries = grouped(exports.audit, ({ actorKind, action, target }) =>
    keyOf(actorKind, action, target),
  );
  const made = new Map<string, Attempt[]>();
  for (const [key, all] of attempts)
    for (const attempt of all) {
      const [action = "", target = ""] = key.split(" | ");
      const own = keyOf(attempt.actor, action, target);
      made.set(own, [...(made.get(own) ?? []), attempt]);
    }
  for (const [key, all] of made) {
    const [done, unknown] = ["done", "unknown"].map(
      (outcome) => all.filter((each) => each.outcome === outcome).length,
    ) as [number, number];
    const found = entries.get(key)?.length ?? 0;
    const least = unknown > 0 ? Math.min(done, 1) : done;
    if (found < least || found > done + unknown)
      yield `audit: ${found} entries for ${done} done and ${unknown} unknown of ${key}`;
  }
  for (const [key, own] of entries)
    if (!made.has(key) && own[0]?.action !== "webhook:add") yield `audit: nobody did ${key}`;
  const rows = new Set(
    exports.audit.map(
      ({ target, before, after }) =>
        `${target} ${String(before?.["state"])} ${String(after?.["state"])}`,
    ),
  );
  for (const { id, history } of exports.orders)
    for (const { before, after } of history)
      if (!rows.has(`order ${id} ${before} ${after}`))
        yield `audit: no entry says that ${id} went from ${before} to ${after}`;
  for (const { actorKind, actor } of exports.audit)
    if (actor === "" || (actorKind === "key" && actor !== "warehouse"))
      yield `audit: an entry names '${actor}' as its ${actorKind}`;
  const written = JSON.stringify(exports.audit);
  for (const secret of journal.secrets)
    if (written.includes(secret)) yield `audit: an entry holds ${secret.slice(0, 12)}…`;
}

/** Every message that was acknowledged is there once. */
function* messageBreaches({ journal, exports }: Books): Generator<string> {
  for (const { mark, status } of journal.messages) {
    const found = exports.messages.filter(({ comments }) => comments.includes(mark)).length;
    const least = status === 201 ? 1 : 0;
    if (found < least || found > 1) yield `messages: ${mark} is there ${found} times`;
  }
  for (const { id, state, answer } of exports.messages)
    if (state === "answered" && answer === "") yield `messages: ${id} has no answer`;
}

/** The command line, the shopper's own page and the merchant API tell the same of an order. */
function* viewBreaches({ exports, submissions }: Books): Generator<string> {
  const byId = new Map(exports.orders.map((order) => [order.id, order]));
  for (const { order, changes, lines } of exports.samples) {
    const other = byId.get(order.id);
    const isSame =
      other?.state === order.state &&
      other.payment === order.paymentState &&
      minor(other.total) === order.totalMinor &&
      other.lines.length === lines.length &&
      changes.map(({ after }) => after).join() === other.history.map(({ after }) => after).join();
    if (!isSame) yield `views: order:show tells another story of ${order.id}`;
  }
  const owned = grouped(
    exports.orders,
    ({ additionalText }) => submissions.get(additionalText)?.email ?? "",
  );
  for (const [email, own] of exports.ownOrders) {
    const text = (rows: (readonly [string, string, string, number])[]): string =>
      JSON.stringify(rows.toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const seen = own.map(
      (row) =>
        [row.orderId, row.deliveryStatus, row.paymentStatus, minor(row.grandTotalAmount)] as const,
    );
    const wanted = (owned.get(email) ?? []).map(
      ({ id, state, payment, total }) =>
        [
          id,
          state === "placed" ? "pending" : state,
          payment === "pending" ? "unpaid" : payment,
          minor(total),
        ] as const,
    );
    if (text(seen) !== text(wanted)) yield `views: ${email} sees other orders than the merchant`;
  }
}

/** Events of an order that first arrived after a later one: the documentation permits it. */
const countOvertaken = (books: Books): number => {
  const latest = new Map<string, string>();
  let count = 0;
  for (const { event } of eventsOf(books)) {
    const key = `${event.data?.orderId} ${event.type?.split(".")[0]}`;
    const { timestamp = "" } = event;
    if (timestamp < (latest.get(key) ?? "")) count++;
    else latest.set(key, timestamp);
  }
  return count;
};

const figuresOf = (books: Books): Record<string, number> => {
  const { journal, exports } = books;
  const { orders } = exports;
  const inState = (state: string): number =>
    orders.filter(({ history }) => history.some(({ after }) => after === state)).length;
  const withOutcome = (outcome: string): number =>
    journal.attempts.filter((each) => each.outcome === outcome).length;
  const distinct = new Set(journal.mails.map(({ messageId }) => messageId)).size;
  const lost = journal.submissions.filter(({ answers }) =>
    answers.some(({ status }) => status === 0 || status >= 500),
  ).length;
  return {
    orders: orders.length,
    "submissions without an answer": lost,
    cancelled: inState("cancelled"),
    returned: inState("returned"),
    refunded: inState("refunded"),
    "state changes": sum(orders, ({ history }) => history.length),
    "commands and calls done": withOutcome("done"),
    refused: withOutcome("refused"),
    "cut off": withOutcome("unknown"),
    "while the shop was down": withOutcome("absent"),
    kills: journal.kills.length,
    variants: exports.stock.length,
    mails: distinct,
    "mails sent again after a kill": journal.mails.length - distinct,
    events: new Set(journal.events.map(({ id }) => id)).size,
    deliveries: journal.events.length,
    "events overtaken": countOvertaken(books),
    "audit entries": exports.audit.length,
    "coupon uses": sum(exports.coupons, (coupon) => coupon.orders),
  };
};

/** Returns every violated statement about a week. */
export const judgeWeek = (journal: Journal, exports: Exports): Verdict => {
  const books = booksOf(journal, exports);
  const breaches = [
    ...orderBreaches(books),
    ...priceBreaches(books),
    ...saleBreaches(books),
    ...historyBreaches(books),
    ...attemptBreaches(books),
    ...stockBreaches(books),
    ...couponBreaches(books),
    ...moneyBreaches(books),
    ...mailBreaches(books),
    ...eventBreaches(books),
    ...auditBreaches(books),
    ...messageBreaches(books),
    ...viewBreaches(books),
  ];
  return { breaches, figures: figuresOf(books) };
};

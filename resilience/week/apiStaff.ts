import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Attempt, Journal, Outcome } from "../harness/checks/journal.ts";
import { bodyOf, isResponseLost } from "../harness/client.ts";
import type { ClientRequest, Reply } from "../harness/client.ts";
import { retryUntilResponse } from "./retryUntilResponse.ts";
import type { Send } from "./retryUntilResponse.ts";
import { attemptOf } from "./staff.ts";
import type { SeenOrder, Staff, StaffChange } from "./staff.ts";

/** How a caller reaches the endpoints of the merchant API: with a key, or with a session of the desk. */
export interface ApiAccess {
  basePath: "/api/merchant" | "/api/desk";
  actor: "key" | "staff";
  /** The name in the history of an order. */
  by: string;
  /** What authenticates a request. */
  credentials: Pick<ClientRequest, "token" | "cookie" | "headers">;
  /** Enters a code of the second factor, when a change asks for it. Only at the desk. */
  confirm?: () => Promise<void>;
}

export interface ApiStaff extends Staff {
  /** Reads a path below the base path until it is answered. */
  read(path: string): Promise<unknown>;
  /** Reads all pages of a list, whose rows are in a field. */
  readAll<Row>(path: string, field: string, query?: Record<string, string>): Promise<Row[]>;
}

const MAX_REPEATS = 200;
const PAUSE_MS = 150;
/** How often the desk says that a change is being done, until somebody reads again what there is. */
const MAX_IN_PROGRESS = 20;

const codeOf = (reply: Reply): string =>
  (bodyOf(reply) as { code?: string } | undefined)?.code ?? "";

const isInProgress = (reply: Reply): boolean =>
  reply.status === 409 && codeOf(reply) === "in_progress";

const outcomeOf = (reply: Reply): Outcome => {
  if (reply.status === 200 || reply.status === 201) return "done";
  if (isResponseLost(reply) || isInProgress(reply)) return "unknown";
  if (reply.status === 409) return "refused";
  throw new Error(`The API answered ${reply.status}: ${reply.text}`);
};

type Call = Pick<ClientRequest, "method" | "path" | "body">;

/** The orders of a refusal: of a list it names them, of one order it is that one. */
const refusedOrders = (reply: Reply, change: StaffChange): ReadonlySet<string> => {
  const { refused } = (bodyOf(reply) ?? {}) as { refused?: { id: string }[] };
  return new Set((refused ?? ("orders" in change ? change.orders : [])).map(({ id }) => id));
};

const paymentActions: ReadonlySet<string> = new Set(["order:paid", "order:unpaid", "order:refund"]);

type OrderChange = Extract<StaffChange, { orders: readonly SeenOrder[] }>;

/** A program with a key changes one order a call. The desk sends a list, and the state in which each was seen. */
const orderCall = (change: OrderChange, { actor }: ApiAccess): Call => {
  const { orders, action, reason, restock, tracking } = change;
  const [first] = orders;
  const content = {
    action: action.slice("order:".length),
    ...(reason === undefined ? {} : { reason }),
    ...(restock === undefined ? {} : { restock }),
  };
  const parcel = tracking === undefined ? {} : { tracking: { number: tracking } };
  if (actor === "key") {
    if (orders.length !== 1) throw new Error("A key changes one order a call.");
    return {
      method: "POST",
      path: `/orders/${first?.id}/changes`,
      body: { reason: "The program of the warehouse", ...content, ...parcel },
    };
  }
  const rows = orders.map(({ id, state, payment }) => ({
    id,
    expected: paymentActions.has(action) ? payment : state,
    ...parcel,
  }));
  return { method: "POST", path: "/orders/changes", body: { ...content, orders: rows } };
};

const rupees = (paise: number): number => paise / 100;

const callOf = (change: StaffChange, access: ApiAccess): Call => {
  switch (change.action) {
    case "stock:import": {
      const rows = change.counts.map(({ id, onHand, before }) => ({
        id,
        onHand,
        expected: before,
      }));
      return { method: "POST", path: "/stock", body: { rows } };
    }
    case "stock:set": {
      const { id, onHand, expected } = change;
      return { method: "PUT", path: `/stock/${id}`, body: { onHand, expected } };
    }
    case "stock:adjust": {
      const { id, difference, before } = change;
      const body = { difference, expected: before };
      return { method: "POST", path: `/stock/${id}/changes`, body };
    }
    case "price:import": {
      const rows = change.prices.map(({ id, beforePaise, afterPaise, listPaise }) => ({
        id,
        offerPrice: rupees(afterPaise),
        listPrice: rupees(listPaise),
        expected: { offerPrice: rupees(beforePaise), listPrice: rupees(listPaise) },
      }));
      return { method: "POST", path: "/prices", body: { rows } };
    }
    case "coupon:add": {
      const { code, percent, amountPaise, minimumPaise, uses, oncePerUser } = change.coupon;
      const body = {
        code,
        oncePerUser,
        ...(percent === null ? { amount: rupees(amountPaise ?? 0) } : { percent }),
        ...(minimumPaise === 0 ? {} : { minimum: rupees(minimumPaise) }),
        ...(uses === null ? {} : { usesLeft: uses }),
      };
      return { method: "POST", path: "/coupons", body };
    }
    case "coupon:end":
      return { method: "POST", path: `/coupons/${change.code}/end`, body: { expected: null } };
    case "product:hide":
    case "product:show":
    case "variant:hide":
    case "variant:show": {
      const [kind, action] = change.action.split(":");
      return { method: "POST", path: `/${kind}s/${change.id}/changes`, body: { action } };
    }
    case "message:answer": {
      const { id, text } = change;
      return { method: "POST", path: `/messages/${id}/answers`, body: { text, expected: "open" } };
    }
    default:
      return orderCall(change, access);
  }
};

/** A program with a key, or a member of staff at the desk. */
export const createApiStaff = (send: Send, access: ApiAccess, journal: Journal): ApiStaff => {
  const { basePath, actor, by, credentials, confirm } = access;
  const sendAs: Send = (request) =>
    send({ ...request, ...credentials, path: `${basePath}${request.path}` });

  const read = async (path: string): Promise<unknown> => {
    const reply = await retryUntilResponse(sendAs, { method: "GET", path: `/${path}` });
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${reply.text}`);
    return bodyOf(reply);
  };

  const readAll = async <Row>(
    path: string,
    field: string,
    filter: Record<string, string> = {},
  ): Promise<Row[]> => {
    const rows: Row[] = [];
    for (let after: string | null = ""; after !== null;) {
      const query = new URLSearchParams({ limit: "100", ...filter, ...(after && { after }) });
      const page = (await read(`${path}?${query.toString()}`)) as Record<string, Row[]> & {
        next: string | null;
      };
      rows.push(...(page[field] ?? []));
      after = page.next;
    }
    return rows;
  };

  /** Sends a change until it is answered, always with the same Idempotency-Key, as the pages of the desk do. */
  const sendOnce = async (call: Call): Promise<Reply> => {
    const request = { ...call, idempotencyKey: randomUUID() };
    let inProgress = 0;
    for (let repeat = 0; repeat < MAX_REPEATS; repeat++) {
      const reply = await sendAs(request);
      if (reply.status === 403 && codeOf(reply) === "confirm_required" && confirm) {
        await confirm();
        continue;
      }
      const isUnanswered = isResponseLost(reply) || isInProgress(reply);
      if (!isUnanswered || (isInProgress(reply) && ++inProgress > MAX_IN_PROGRESS)) return reply;
      await wait(PAUSE_MS);
    }
    throw new Error(`${call.method} ${call.path} was never answered.`);
  };

  return {
    read,
    listOrders: async (filter) => {
      const query = new URLSearchParams({ limit: "100", ...filter });
      return ((await read(`orders?${query.toString()}`)) as { orders: SeenOrder[] }).orders;
    },
    readAll,
    listStock: (below) => readAll("stock", "variants", { below: String(below) }),
    listOpenMessages: async () => {
      const { messages } = (await read("messages?state=open&limit=100")) as {
        messages: { id: string }[];
      };
      return messages.map(({ id }) => id);
    },
    change: async (change) => {
      const { details, ...attempted } = attemptOf(change);
      const seen: Attempt["details"] =
        change.action === "stock:adjust" ? { expected: change.before } : {};
      const attempt = { ...attempted, details: { ...details, ...seen } };
      const call = callOf(change, access);
      for (let repeat = 0; repeat < MAX_REPEATS; repeat++) {
        const startedAt = Date.now();
        const reply = await (actor === "staff" ? sendOnce(call) : sendAs(call));
        const outcome = outcomeOf(reply);
        const endedAt = Date.now();
        journal.attempts.push({ ...attempt, by, actor, outcome, startedAt, endedAt });
        if (outcome === "done") return { outcome, refusedOrders: new Set() };
        if (outcome === "refused") return { outcome, refusedOrders: refusedOrders(reply, change) };
        await wait(PAUSE_MS);
      }
      throw new Error(`${change.action} was never answered.`);
    },
  };
};

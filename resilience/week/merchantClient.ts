import { setTimeout as wait } from "node:timers/promises";
import type { Attempt, Journal, Outcome } from "../harness/checks/journal.ts";
import { bodyOf, isResponseLost } from "../harness/client.ts";
import type { Reply } from "../harness/client.ts";
import { retryUntilResponse } from "./retryUntilResponse.ts";
import type { Send } from "./retryUntilResponse.ts";

export const KEY_NAME = "warehouse";

/** A program of the warehouse that uses the merchant API with a key. */
export interface MerchantClient {
  orders(query: string): Promise<string[]>;
  read(path: string): Promise<unknown>;
  change(
    orderId: string,
    action: string,
    details?: Attempt["details"],
  ): Promise<"done" | "refused">;
  setStock(
    variantId: string,
    count: { onHand: number; expected?: number },
  ): Promise<"done" | "refused">;
}

const outcomeOf = (response: Reply, refusals: readonly number[]): Outcome => {
  if (response.status === 200) return "done";
  if (refusals.includes(response.status)) return "refused";
  if (isResponseLost(response)) return "unknown";
  throw new Error(`The merchant API answered ${response.status}: ${response.text}`);
};

const MAX_REPEATS = 200;
const PAUSE_MS = 150;

export const createMerchantClient = (
  send: Send,
  token: string,
  journal: Journal,
): MerchantClient => {
  const sendWithKey: Send = (request) => send({ ...request, token });
  const read = async (path: string): Promise<unknown> => {
    const reply = await retryUntilResponse(sendWithKey, {
      method: "GET",
      path: `/api/merchant/${path}`,
    });
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}.`);
    return bodyOf(reply);
  };
  /** Repeats a call until it is answered, and records each attempt. */
  const repeat = async (
    what: Pick<Attempt, "action" | "targets" | "details">,
    call: () => Promise<Reply>,
  ): Promise<"done" | "refused"> => {
    for (let count = 0; count < MAX_REPEATS; count++) {
      const startedAt = Date.now();
      const outcome = outcomeOf(await call(), [409]);
      const endedAt = Date.now();
      journal.attempts.push({
        ...what,
        by: `key ${KEY_NAME}`,
        actor: "key",
        outcome,
        startedAt,
        endedAt,
      });
      if (outcome === "done" || outcome === "refused") return outcome;
      await wait(PAUSE_MS);
    }
    throw new Error(`${what.action} was never answered.`);
  };
  return {
    read,
    orders: async (query) => {
      const { orders } = (await read(`orders?limit=100&${query}`)) as { orders: { id: string }[] };
      return orders.map(({ id }) => id);
    },
    change: (orderId, action, details = {}) => {
      const { tracking, restock } = details;
      const body = {
        action,
        reason: "The program of the warehouse",
        ...(restock === undefined ? {} : { restock }),
        ...(tracking === undefined ? {} : { tracking: { number: tracking } }),
      };
      return repeat({ action: `order:${action}`, targets: [`order ${orderId}`], details }, () =>
        sendWithKey({ method: "POST", path: `/api/merchant/orders/${orderId}/changes`, body }),
      );
    },
    setStock: (variantId, count) =>
      repeat(
        { action: "stock:set", targets: [`variant ${variantId}`], details: { ...count } },
        () => sendWithKey({ method: "PUT", path: `/api/merchant/stock/${variantId}`, body: count }),
      ),
  };
};

import type { Attempt, CouponRule } from "../harness/checks/journal.ts";

/** An order as a member of staff saw it. */
export interface SeenOrder {
  id: string;
  state: string;
  payment: string;
}

export interface SeenVariant {
  id: string;
  onHand: number;
  reserved: number;
}

/** A change that a member of staff makes, by whatever way in. */
export type StaffChange =
  | {
      action: OrderAction;
      orders: readonly SeenOrder[];
      reason?: string;
      tracking?: string;
      /** Whether the pieces of a cancelled or returned order are for sale again. */
      restock?: boolean;
    }
  | {
      action: "stock:import";
      /** `before` is what was on hand when it was read. */
      counts: readonly { id: string; before: number; onHand: number }[];
    }
  /** Without `expected` it replaces any number. */
  | { action: "stock:set"; id: string; onHand: number; expected?: number }
  | { action: "stock:adjust"; id: string; difference: number; before: number }
  | {
      action: "price:import";
      prices: readonly {
        id: string;
        beforePaise: number;
        afterPaise: number;
        listPaise: number;
      }[];
    }
  | { action: "coupon:add"; coupon: CouponRule }
  | { action: "coupon:end"; code: string }
  | { action: `${"product" | "variant"}:${"hide" | "show"}`; id: string }
  | { action: "message:answer"; id: string; text: string };

export type OrderAction =
  `order:${"confirm" | "pack" | "ship" | "deliver" | "cancel" | "return" | "paid" | "unpaid" | "refund"}`;

export interface ChangeResult {
  outcome: "done" | "refused";
  /** The orders that a refusal names. */
  refusedOrders: ReadonlySet<string>;
}

/** A person or a program that runs the shop: at the terminal, with a key, or at the desk. */
export interface Staff {
  /** The newest orders in a state of the order and, if given, of its payment. */
  listOrders(filter: { state?: string; payment?: string }): Promise<SeenOrder[]>;
  /** Variants of which fewer pieces can be sold. */
  listStock(below: number): Promise<SeenVariant[]>;
  /** The ids of the newest messages that nobody has answered. */
  listOpenMessages(): Promise<string[]>;
  /** Makes a change, and repeats it after interruptions until it is done or refused. */
  change(change: StaffChange): Promise<ChangeResult>;
}

/** Returns what the journal says of a change. */
export const attemptOf = (change: StaffChange): Pick<Attempt, "action" | "targets" | "details"> => {
  const { action } = change;
  const of = (targets: readonly string[], details: Attempt["details"] = {}) => ({
    action,
    targets,
    details,
  });
  switch (change.action) {
    case "stock:import": {
      const changed = change.counts.filter(({ before, onHand }) => before !== onHand);
      return of(
        changed.map(({ id }) => `variant ${id}`),
        Object.fromEntries(changed.map(({ id, onHand }) => [id, onHand])),
      );
    }
    case "stock:set": {
      const { onHand, expected } = change;
      return of(
        [`variant ${change.id}`],
        expected === undefined ? { onHand } : { onHand, expected },
      );
    }
    case "stock:adjust":
      return of([`variant ${change.id}`], { difference: change.difference });
    case "price:import":
      return of(change.prices.map(({ id }) => `product ${id}`));
    case "coupon:add":
      return of([`coupon ${change.coupon.code}`]);
    case "coupon:end":
      return of([`coupon ${change.code}`]);
    case "product:hide":
    case "product:show":
      return of([`product ${change.id}`]);
    case "variant:hide":
    case "variant:show":
      return of([`variant ${change.id}`]);
    case "message:answer":
      return of([`message ${change.id}`], { text: change.text });
    default: {
      const { orders, restock, tracking } = change;
      return of(
        orders.map(({ id }) => `order ${id}`),
        {
          ...(restock === undefined ? {} : { restock }),
          ...(tracking === undefined ? {} : { tracking }),
        },
      );
    }
  }
};

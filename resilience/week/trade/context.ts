import type { Journal } from "../../harness/checks/journal.ts";
import type { MerchantClient } from "../merchantClient.ts";
import type { Operator } from "../operator.ts";
import type { Plan } from "../plan.ts";
import type { Random } from "../../harness/random.ts";
import type { Shopper } from "../shoppers.ts";
import type { SupervisedShop } from "../../harness/shopProcess.ts";
import type { Send } from "../retryUntilResponse.ts";

/** State that all actors of a week share. */
export interface WeekContext {
  journal: Journal;
  plan: Plan;
  random: Random;
  folder: string;
  supervisors: readonly SupervisedShop[];
  /** The two operators, who work at the same time. */
  asha: Operator;
  ravi: Operator;
  merchantClient: MerchantClient;
  shoppers: readonly Shopper[];
  send: Send;
  print: (text: string) => void;
  /** Coupon codes that shoppers know. */
  codes: string[];
  /** What has happened so far. */
  counts: { orders: number; cancelled: number; returned: number; messages: number };
}

import type { Postgres } from "../../services/startPostgres.ts";
import type { SlowLink } from "../slowLink.ts";
import type { MailService } from "../mailService.ts";
import type { Receiver } from "../receiver.ts";
import type { Journal } from "../../harness/checks/journal.ts";
import type { Plan } from "../plan.ts";
import type { Random } from "../../harness/random.ts";
import type { Shopper } from "../shoppers.ts";
import type { SupervisedShop } from "../../harness/shopProcess.ts";
import type { Send } from "../retryUntilResponse.ts";
import type { Staff } from "../staff.ts";

/** What a fault can reach besides the shop's processes. */
export interface Surroundings {
  /** The settings of the first process. */
  env: Record<string, string>;
  mail: MailService;
  receiver: Receiver;
  /** The server of the database and the proxy in front of it. Undefined with the embedded database. */
  postgres: { server: Postgres; link: SlowLink } | undefined;
}

export interface Fault {
  /** The database that it needs. Without one it works with both. */
  database?: "postgres" | "embedded";
  /** Whether this machine permits it. @default true */
  isPossible?: () => boolean;
  /** How often it occurs on each day. @default 1 */
  timesADay?: number;
  /** Prepares the data folder before the shop starts. Returns a function that undoes it. */
  prepare?: (dataDir: string) => () => void;
  /** Causes the fault and ends it while trade goes on. Returns the evidence that it occurred, and throws without any. */
  inject: (context: WeekContext) => Promise<string>;
}

/** State that all actors of a week share. */
export interface WeekContext {
  journal: Journal;
  plan: Plan;
  random: Random;
  supervisors: readonly SupervisedShop[];
  /** Two people who work at the same time: at the terminal, or at the desk. */
  asha: Staff;
  ravi: Staff;
  /** A program with a key, or a third person at the desk. */
  warehouse: Staff;
  shoppers: readonly Shopper[];
  send: Send;
  surroundings: Surroundings;
  fault: Fault;
  print: (text: string) => void;
  /** Coupon codes that shoppers know. */
  codes: string[];
  /** What has happened so far. */
  counts: { orders: number; cancelled: number; returned: number };
}

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openMailServer } from "@pallu/api/testing";
import type { Exports } from "../harness/checks/exports.ts";
import { newJournal } from "../harness/checks/journal.ts";
import type { Journal } from "../harness/checks/journal.ts";
import { createClient } from "../harness/client.ts";
import { inParallel } from "../harness/load.ts";
import type { Random } from "../harness/random.ts";
import { superviseShop, withClockSkew } from "../harness/shopProcess.ts";
import type { SupervisedShop } from "../harness/shopProcess.ts";
import { readExports } from "./exports.ts";
import type { Send } from "./retryUntilResponse.ts";
import { KEY_NAME, createMerchantClient } from "./merchantClient.ts";
import { createOperator, opsRunner } from "./operator.ts";
import type { Operator, RunOps } from "./operator.ts";
import type { Plan } from "./plan.ts";
import { readMail } from "./readMail.ts";
import { openReceiver } from "./receiver.ts";
import { registerShopper } from "./shoppers.ts";
import type { Shopper } from "./shoppers.ts";
import type { WeekContext } from "./trade/context.ts";
import { demoCoupons } from "./trade/coupons.ts";
import { runDay } from "./trade/day.ts";
import { chooseChangedCatalogue } from "./trade/scheduledChanges.ts";
import { takeStock } from "./trade/stockTake.ts";

export interface WeekOptions {
  /** Empty folder for all files of the week. */
  folder: string;
  /** URL of a PostgreSQL for two shop processes. Without it one process uses the embedded database. */
  databaseUrl: string | undefined;
  print: (text: string) => void;
}

export interface Week {
  journal: Journal;
  /** Reads the current exports of the shop. */
  read(): Promise<Exports>;
  /** Waits until all mails and events are sent. */
  settle(): Promise<void>;
  supervisors: readonly SupervisedShop[];
  receiverUrl: string;
  close(): Promise<void>;
}

const KEY_SCOPES = "orders:read,orders:write,stock:read,stock:write,messages:read,messages:write";

/** More than the five minutes after which a mail is due again that a killed process had claimed. */
const CLOCK_SKEW_MS = 10 * 60_000;
const SETTLE_TIMEOUT_MS = 400_000;

const waitUntilSettled = async (supervisors: readonly SupervisedShop[]): Promise<void> => {
  const began = performance.now();
  const [supervisor] = supervisors;
  for (;;) {
    const mails = await supervisor?.metric('pallu_mails{state="waiting"}');
    const events = await supervisor?.metric('pallu_webhook_events{state="waiting"}');
    if (mails === 0 && events === 0) return;
    if (performance.now() - began > SETTLE_TIMEOUT_MS)
      throw new Error(`${mails} mails and ${events} events still wait.`);
    await wait(250);
  }
};

interface ShopProcesses {
  supervisors: SupervisedShop[];
  run: RunOps;
}

const startShop = async (
  { folder, databaseUrl }: WeekOptions,
  smtpUrl: string,
): Promise<ShopProcesses> => {
  const env = {
    SMTP_URL: smtpUrl,
    WEBHOOK_TARGETS: "any",
    RATE_LIMIT_FACTOR: "100",
    SEED: "demo",
    LOG_LEVEL: "warn",
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const folders = (databaseUrl === undefined ? ["data"] : ["data-1", "data-2"]).map((name) =>
    join(folder, name),
  );
  const supervisors = await Promise.all(
    folders.map((dataDir) => superviseShop({ ...env, DATA_DIR: dataDir })),
  );
  return { supervisors, run: opsRunner({ ...env, DATA_DIR: folders[0] ?? "" }, folder) };
};

/** Creates a key of the merchant API. Returns its secret. */
const addKey = async (operator: Operator): Promise<string> => {
  const { output } = await operator.act({
    action: "key:add",
    positionals: [],
    targets: [`key ${KEY_NAME}`],
    options: ["--name", KEY_NAME, "--scope", KEY_SCOPES, "--expires", "2099-12-31"],
  });
  return output.split("\n")[0] ?? "";
};

/** Adds a webhook. Returns its secret. */
const addWebhook = async (operator: Operator, url: string): Promise<string> => {
  const { output } = await operator.act({
    action: "webhook:add",
    positionals: [url],
    targets: [],
  });
  return /^whsec_\S+$/m.exec(output)?.[0] ?? "";
};

const readStock = async (operator: Operator): Promise<Map<string, number>> => {
  const { variants } = (await operator.read("stock:list", "--below", "1000000")) as {
    variants: { id: string; stock: number }[];
  };
  return new Map(variants.map(({ id, stock }) => [id, stock]));
};

/** Registers shoppers, four at a time. One of seven does not prove the email address. */
const registerShoppers = (send: Send, journal: Journal, count: number): Promise<Shopper[]> =>
  inParallel(Array.from({ length: count }).keys(), 4, (number) =>
    registerShopper(send, journal, number, number % 7 !== 3),
  );

/** Runs the days, with a stock take after the middle one. */
const runDays = async (context: WeekContext): Promise<void> => {
  const { days } = context.plan;
  const stockTakeDay = Math.ceil(days / 2) - 1;
  const catalogue = await chooseChangedCatalogue(context);
  for (let day = 0; day < days; day++) {
    await runDay(context, day, catalogue);
    if (day === stockTakeDay) await takeStock(context);
  }
};

/** Runs a week of trade on a new shop. The caller reads the exports, checks them and closes the week. */
export const runWeek = async (plan: Plan, random: Random, options: WeekOptions): Promise<Week> => {
  const { folder, databaseUrl, print } = options;
  mkdirSync(folder, { recursive: true });
  const journal = newJournal();
  journal.coupons.push(...demoCoupons);
  const mailServer = await openMailServer({ onMail: (mail) => journal.mails.push(readMail(mail)) });
  const receiver = await openReceiver(journal.events, random.fork());
  const { supervisors, run } = await startShop(options, mailServer.url);
  const originRandom = random.fork();
  const { send } = createClient(() => originRandom.pick(supervisors)?.origin ?? "");
  const [asha, ravi] = [createOperator("asha", run, journal), createOperator("ravi", run, journal)];

  const key = await addKey(asha);
  const webhookSecret = await addWebhook(asha, receiver.url);
  journal.secrets.push(key, webhookSecret, "pallu_key_", "whsec_");
  receiver.setSecret(webhookSecret);
  const merchantClient = createMerchantClient(send, key, journal);
  journal.startStock = await readStock(asha);
  const shoppers = await registerShoppers(send, journal, plan.shoppers);
  print(`  ${shoppers.length} shoppers have registered`);
  await runDays({
    journal,
    plan,
    random,
    folder,
    supervisors,
    asha,
    ravi,
    merchantClient,
    shoppers,
    send,
    print,
    codes: demoCoupons.map(({ code }) => code),
    counts: { orders: 0, cancelled: 0, returned: 0, messages: 0 },
  });
  journal.endedAt = Date.now();
  // With PostgreSQL the claims follow the database's clock, so they expire in real time only.
  let canSkewClock = databaseUrl === undefined;
  return {
    journal,
    supervisors,
    receiverUrl: receiver.url,
    settle: async () => {
      const [supervisor] = supervisors;
      if (canSkewClock) {
        await supervisor?.stop();
        await supervisor?.start(withClockSkew(CLOCK_SKEW_MS));
      }
      canSkewClock = false;
      await waitUntilSettled(supervisors);
    },
    read: () =>
      readExports({
        operators: [asha, ravi],
        run,
        merchantClient,
        shoppers,
        folder,
        startedAt: journal.startedAt,
        samples: plan.samples,
        metric: (name) => supervisors[0]?.metric(name) ?? Promise.resolve(undefined),
      }),
    close: async () => {
      for (const supervisor of supervisors) await supervisor.stop();
      await receiver.close();
      await mailServer.close();
    },
  };
};

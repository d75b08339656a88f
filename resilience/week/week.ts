import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Exports } from "../harness/checks/exports.ts";
import { newJournal } from "../harness/checks/journal.ts";
import type { Journal } from "../harness/checks/journal.ts";
import { createClient } from "../harness/client.ts";
import { inParallel } from "../harness/load.ts";
import type { Random } from "../harness/random.ts";
import { superviseShop, withClockSkew } from "../harness/shopProcess.ts";
import type { SupervisedShop } from "../harness/shopProcess.ts";
import { startPostgres } from "../services/startPostgres.ts";
import { readExports } from "./exports.ts";
import type { Send } from "./retryUntilResponse.ts";
import { createApiStaff } from "./apiStaff.ts";
import type { ApiAccess } from "./apiStaff.ts";
import { openDeskSession } from "./deskSession.ts";
import { openMailService } from "./mailService.ts";
import { actAs, createOperator, createReader, opsRunner } from "./operator.ts";
import type { Act, ReadOps, RunOps } from "./operator.ts";
import type { Plan } from "./plan.ts";
import { openReceiver } from "./receiver.ts";
import { fillNextCart, registerShopper } from "./shoppers.ts";
import type { Shopper } from "./shoppers.ts";
import { openSlowLink } from "./slowLink.ts";
import type { Staff } from "./staff.ts";
import type { Fault, WeekContext } from "./trade/context.ts";
import { demoCoupons } from "./trade/coupons.ts";
import { runDay } from "./trade/day.ts";
import { chooseChangedCatalogue } from "./trade/scheduledChanges.ts";
import { addSizes } from "./trade/sizes.ts";
import { ALL_STOCK, takeStock } from "./trade/stockTake.ts";

export interface WeekOptions {
  /** Empty folder for all files of the week. */
  folder: string;
  /** Whether two shop processes use a PostgreSQL. Else one uses the embedded database. */
  usesPostgres: boolean;
  /** Whether the staff works at the desk, signed in. Else two people type commands, and a program has a key. */
  isAtDesk: boolean;
  fault: Fault;
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

const KEY_NAME = "warehouse";
const KEY_SCOPES = "orders:read,orders:write,stock:read,stock:write,messages:read";

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

/** Makes what waits for another attempt due now, while no process runs. */
const makeDue = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const table of ["outbox", "webhook_deliveries"])
    await client.query(`UPDATE ${table} SET due_at = now() WHERE due_at > now()`);
  await client.end();
};

/** Starts a PostgreSQL behind a proxy that can be slow. */
const openPostgres = async (random: Random) => {
  const server = await startPostgres();
  const { searchParams, pathname } = new URL(server.url);
  const link = await openSlowLink(join(searchParams.get("host") ?? "", ".s.PGSQL.5432"), random);
  const url = `postgresql://postgres@127.0.0.1:${link.port}${pathname}`;
  const close = async (): Promise<void> => {
    await link.close();
    await server.stop();
  };
  return { server, link, url, close };
};

/** Creates a key of the merchant API. */
const addKey = async (act: Act): Promise<ApiAccess> => {
  const { output } = await act({
    args: ["key:add", "--name", KEY_NAME, "--scope", KEY_SCOPES, "--expires", "2099-12-31"],
    attempt: { action: "key:add", targets: [`key ${KEY_NAME}`], details: {} },
  });
  return {
    basePath: "/api/merchant",
    actor: "key",
    by: `key ${KEY_NAME}`,
    credentials: { token: output.split("\n")[0] ?? "" },
  };
};

/** Adds a webhook. Returns its secret. */
const addWebhook = async (act: Act, url: string): Promise<string> => {
  const { output } = await act({
    args: ["webhook:add", url],
    attempt: { action: "webhook:add", targets: [], details: {} },
  });
  return /^whsec_\S+$/m.exec(output)?.[0] ?? "";
};

const readStock = async (read: ReadOps): Promise<Map<string, number>> => {
  const { variants } = (await read("stock:list", "--below", String(ALL_STOCK))) as {
    variants: { id: string; stock: number }[];
  };
  return new Map(variants.map(({ id, stock }) => [id, stock]));
};

/** Signs in an owner and two members of staff at the desk. */
const openDeskStaff = async (send: Send, run: RunOps, journal: Journal) => {
  const signIn = async (name: string, isOwner: boolean): Promise<Staff> => {
    const email = `${name}@desk.week.example`;
    const access = await openDeskSession({ email, isOwner }, { send, run, journal });
    return createApiStaff(send, access, journal);
  };
  const asha = await signIn("asha", true);
  return { asha, ravi: await signIn("ravi", false), warehouse: await signIn("warehouse", false) };
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

type Close = () => unknown;

/** Runs a week of trade on a new shop. The caller reads the exports, checks them and closes the week. */
export const runWeek = async (plan: Plan, random: Random, options: WeekOptions): Promise<Week> => {
  const closes: Close[] = [];
  const close = async (): Promise<void> => {
    for (const each of closes.toReversed()) await each();
  };
  try {
    return { ...(await trade(plan, random, options, closes)), close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** Adds to `closes` what ends each thing that it opens. */
const trade = async (
  plan: Plan,
  random: Random,
  options: WeekOptions,
  closes: Close[],
): Promise<Omit<Week, "close">> => {
  const { folder, usesPostgres, isAtDesk, fault, print } = options;
  mkdirSync(folder, { recursive: true });
  const journal = newJournal();
  journal.coupons.push(...demoCoupons);
  const mail = await openMailService(journal);
  closes.push(() => mail.stop());
  const receiver = await openReceiver(journal.events, random.fork());
  closes.push(() => receiver.stop());
  const postgres = usesPostgres ? await openPostgres(random.fork()) : undefined;
  closes.push(() => postgres?.close());
  const shared = {
    SMTP_URL: mail.url,
    WEBHOOK_TARGETS: "any",
    RATE_LIMIT_FACTOR: "100",
    SEED: "demo",
    LOG_LEVEL: "warn",
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  const folders = (postgres ? ["data-1", "data-2"] : ["data"]).map((name) => join(folder, name));
  for (const dataDir of folders) closes.push(fault.prepare?.(dataDir) ?? (() => undefined));
  const supervisors = await Promise.all(
    folders.map((dataDir) => superviseShop({ ...shared, DATA_DIR: dataDir })),
  );
  closes.push(...supervisors.map((supervisor) => () => supervisor.stop()));
  const env = { ...shared, DATA_DIR: folders[0] ?? "" };
  const run = opsRunner(env, folder);
  const originRandom = random.fork();
  const client = createClient(() => originRandom.pick(supervisors)?.origin ?? "");
  const send: Send = async (request) => {
    const reply = await client.send(request);
    if (reply.status >= 500 && (reply.status !== 503 || !reply.headers["retry-after"]))
      journal.failures.push(`${request.method} ${request.path}: ${reply.status} ${reply.text}`);
    return reply;
  };
  const act = actAs("asha", run, journal);
  const readOps = createReader(run, journal);
  const key = await addKey(act);
  const webhookSecret = await addWebhook(act, receiver.url);
  journal.secrets.push(key.credentials.token ?? "", webhookSecret, "pallu_key_", "whsec_");
  receiver.setSecret(webhookSecret);
  const keyClient = createApiStaff(send, key, journal);
  const atTerminal = { run, journal, folder };
  const staff = isAtDesk
    ? await openDeskStaff(send, run, journal)
    : {
        asha: createOperator("asha", atTerminal),
        ravi: createOperator("ravi", atTerminal),
        warehouse: keyClient,
      };
  journal.sizes = await addSizes(run, folder);
  journal.startStock = await readStock(readOps);
  const shoppers = await registerShoppers(send, journal, plan.shoppers);
  for (const shopper of shoppers) await fillNextCart(shopper, random);
  print(`  ${shoppers.length} shoppers have registered`);
  await runDays({
    journal,
    plan,
    random,
    supervisors,
    ...staff,
    shoppers,
    send,
    surroundings: { env, mail, receiver, postgres },
    fault,
    print,
    codes: demoCoupons.map(({ code }) => code),
    counts: { orders: 0, cancelled: 0, returned: 0 },
  });
  let isSettled = false;
  return {
    journal,
    supervisors,
    receiverUrl: receiver.url,
    settle: async () => {
      if (!isSettled) {
        for (const supervisor of supervisors) await supervisor.stop();
        if (postgres) await makeDue(postgres.url);
        for (const supervisor of supervisors)
          await supervisor.start(postgres ? {} : withClockSkew(CLOCK_SKEW_MS));
      }
      isSettled = true;
      await waitUntilSettled(supervisors);
    },
    read: () =>
      readExports({
        readOps,
        run,
        keyClient,
        shoppers,
        folder,
        startedAt: journal.startedAt,
        samples: plan.samples,
        metric: (name) => supervisors[0]?.metric(name) ?? Promise.resolve(undefined),
      }),
  };
};

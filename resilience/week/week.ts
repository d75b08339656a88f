import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readExports } from "./exports.ts";
import type { Exports } from "./exports.ts";
import { newJournal, paiseOf } from "./journal.ts";
import type { CouponRule, Journal } from "./journal.ts";
import { openKeeper } from "./keeper.ts";
import type { Keeper } from "./keeper.ts";
import { openMailbox } from "./mailbox.ts";
import { createOperator, opsRunner, refusedIn } from "./operators.ts";
import type { Operator, RunOps } from "./operators.ts";
import { KEY_NAME, createProgram } from "./program.ts";
import type { Program } from "./program.ts";
import type { Random } from "./random.ts";
import { openReceiver } from "./receiver.ts";
import { placeOrder, registerShopper, sendMessage } from "./shoppers.ts";
import type { Shopper } from "./shoppers.ts";
import { untilAnswered, webClient } from "./webClient.ts";
import type { Send } from "./webClient.ts";

export interface Plan {
  orders: number;
  days: number;
  kills: number;
  cancellations: number;
  /** Cancellations of one order by two operators and the program at once. */
  duels: number;
  returns: number;
  /** How often a day each operator works through the lists. */
  rounds: number;
  shoppers: number;
  messages: number;
  /** Orders to read with `order:show`. */
  samples: number;
}

export const fullPlan: Plan = {
  orders: 500,
  days: 7,
  kills: 20,
  cancellations: 40,
  duels: 12,
  returns: 25,
  rounds: 1,
  shoppers: 90,
  messages: 20,
  samples: 10,
};

export const shortPlan: Plan = {
  orders: 60,
  days: 2,
  kills: 4,
  cancellations: 6,
  duels: 2,
  returns: 3,
  rounds: 1,
  shoppers: 14,
  messages: 4,
  samples: 2,
};

export interface Place {
  /** An empty folder for everything that the week writes. */
  folder: string;
  /** Without it the embedded database and one process, with it PostgreSQL and two. */
  databaseUrl: string | undefined;
  tell: (text: string) => void;
}

export interface Week {
  journal: Journal;
  /** Reads the exports of the shop as it is now. */
  read(): Promise<Exports>;
  /** Waits until no mail and no event waits. */
  settle(): Promise<void>;
  keepers: readonly Keeper[];
  receiverUrl: string;
  close(): Promise<void>;
}

interface Cast {
  journal: Journal;
  plan: Plan;
  random: Random;
  folder: string;
  keepers: readonly Keeper[];
  asha: Operator;
  ravi: Operator;
  program: Program;
  shoppers: readonly Shopper[];
  send: Send;
  tell: (text: string) => void;
  /** Codes that shoppers know of. */
  codes: string[];
  count: { orders: number; cancelled: number; returned: number; messages: number };
}

const demoCoupons: readonly CouponRule[] = [
  {
    code: "WELCOME10",
    percent: 10,
    amountPaise: null,
    minimumPaise: 0,
    uses: null,
    oncePerUser: false,
  },
  {
    code: "FLAT500",
    percent: null,
    amountPaise: 500_00,
    minimumPaise: 2000_00,
    uses: null,
    oncePerUser: false,
  },
  { code: "ONLY1", percent: 10, amountPaise: null, minimumPaise: 0, uses: 1, oncePerUser: false },
  {
    code: "EXPIRED",
    percent: 10,
    amountPaise: null,
    minimumPaise: 0,
    uses: null,
    oncePerUser: false,
  },
];

const saleCoupons: readonly CouponRule[] = [
  {
    code: "SALE15",
    percent: 15,
    amountPaise: null,
    minimumPaise: 1500_00,
    uses: null,
    oncePerUser: true,
  },
  {
    code: "WEEK250",
    percent: null,
    amountPaise: 250_00,
    minimumPaise: 1000_00,
    uses: 12,
    oncePerUser: false,
  },
];

const ids = (list: unknown): string[] =>
  (list as { orders: { id: string }[] }).orders.map(({ id }) => id);

const listOrders = async (operator: Operator, ...filter: string[]): Promise<string[]> =>
  ids(await operator.read("order:list", ...filter));

const orderTarget = (id: string): string => `order ${id}`;

/** Runs a command on several orders. Leaves out those that a refusal names, as a person does. Returns those it changed. */
const changeAll = async (
  operator: Operator,
  action: string,
  wanted: readonly string[],
  options: readonly string[] = [],
  facts: Record<string, string | number | boolean> = {},
): Promise<readonly string[]> => {
  let left = wanted;
  for (let attempt = 0; attempt < 3 && left.length > 0; attempt++) {
    const targets = left.map(orderTarget);
    const { outcome, text } = await operator.act({ action, targets, options, facts });
    if (outcome === "done") return left;
    const named = refusedIn(text);
    if (named.size === 0) return [];
    left = left.filter((id) => !named.has(id));
  }
  return [];
};

const some = <T>(random: Random, list: readonly T[], most: number): T[] =>
  random.shuffled(list).slice(0, Math.max(0, most));

let parcels = 0;
const nextTracking = (): string => `EE ${String(++parcels).padStart(9, "0")} IN`;

/** Orders that several people change at once go to both operators in the same round. */
const ashaRound = async ({ asha, random, plan }: Cast): Promise<void> => {
  const placed = await listOrders(asha, "--state", "placed");
  await changeAll(asha, "order:confirm", some(random, placed, Math.ceil(placed.length * 0.8)));
  const pending = await listOrders(asha, "--payment", "pending");
  const [failing, ...paying] = some(random, pending, Math.ceil(pending.length * 0.7));
  await changeAll(asha, "order:paid", paying);
  if (failing !== undefined && random.chance(0.5))
    await changeAll(asha, "order:unpaid", [failing], ["--reason", "The bank refused the transfer"]);
  const shipped = await listOrders(asha, "--state", "shipped");
  const kept = Math.ceil(plan.returns / plan.days);
  await changeAll(asha, "order:deliver", some(random, shipped, shipped.length - kept));
};

const answerMessages = async (ravi: Operator, most: number): Promise<void> => {
  const { messages } = (await ravi.read("message:list", "--state", "open")) as {
    messages: { id: string }[];
  };
  for (const { id } of messages.slice(0, most))
    await ravi.act({
      action: "message:answer",
      targets: [`message ${id}`],
      options: ["--text", "It is on its way to you."],
      hasWorked: async () =>
        ((await ravi.read("message:show", id)) as { state: string }).state !== "open",
    });
};

const returnSome = async ({ ravi, random, count }: Cast, due: number): Promise<void> => {
  const candidates = [
    ...(await listOrders(ravi, "--state", "delivered")),
    ...(due > 1 ? await listOrders(ravi, "--state", "shipped") : []),
  ];
  const chosen = some(random, candidates, due);
  const torn = chosen.length > 1 ? chosen.slice(0, 1) : [];
  const good = chosen.filter((id) => !torn.includes(id));
  const reason = ["--yes", "--reason", "Too long"];
  count.returned += (await changeAll(ravi, "order:return", good, reason, { restock: true })).length;
  const options = [...reason, "--keep-out-of-stock"];
  count.returned += (
    await changeAll(ravi, "order:return", torn, options, { restock: false })
  ).length;
};

const raviRound = async (cast: Cast, due: number): Promise<void> => {
  const { ravi, random } = cast;
  const placed = await listOrders(ravi, "--state", "placed");
  await changeAll(ravi, "order:confirm", some(random, placed, Math.ceil(placed.length * 0.5)));
  const confirmed = await listOrders(ravi, "--state", "confirmed");
  await changeAll(ravi, "order:pack", some(random, confirmed, Math.ceil(confirmed.length * 0.6)));
  const [alone, ...packed] = random.shuffled(await listOrders(ravi, "--state", "packed"));
  const tracking = nextTracking();
  if (alone !== undefined)
    await changeAll(ravi, "order:ship", [alone], ["--tracking", tracking], { tracking });
  await changeAll(ravi, "order:ship", packed.slice(0, 20));
  await returnSome(cast, due);
  const paidBack = await listOrders(ravi, "--state", "cancelled", "--payment", "paid");
  const sentBack = await listOrders(ravi, "--state", "returned", "--payment", "paid");
  await changeAll(ravi, "order:refund", [...paidBack, ...sentBack], ["--yes"]);
  await answerMessages(ravi, 3);
};

/** Two operators and the program cancel one order at the same time. */
const duel = async ({ asha, ravi, program, random, count }: Cast): Promise<void> => {
  const open = [
    ...(await program.orders("state=placed")),
    ...(await program.orders("state=confirmed")),
  ];
  const id = random.pick(open);
  if (id === undefined) return;
  const options = ["--yes", "--reason", "The customer changed her mind"];
  const facts = { restock: true };
  const outcomes = await Promise.all([
    changeAll(asha, "order:cancel", [id], options, facts),
    changeAll(ravi, "order:cancel", [id], options, facts),
    program.change(id, "cancel", facts),
  ]);
  if (outcomes.some((each) => each === "done" || each.includes(id))) count.cancelled++;
};

/** The day's cancellations that are no duel: half by an operator, half by the program. */
const cancelSome = async (cast: Cast, due: number): Promise<void> => {
  const { asha, program, random, count } = cast;
  const states = ["placed", "confirmed", "packed"];
  for (let left = due, attempt = 0; left > 0 && attempt < due * 4; attempt++) {
    const open = await program.orders(`state=${random.pick(states)}`);
    const chosen = some(random, open, random.between(1, Math.min(3, left)));
    if (chosen.length === 0) await wait(300);
    const restock = random.chance(0.8);
    const before = count.cancelled;
    if (random.chance(0.5)) {
      const options = ["--yes", ...(restock ? [] : ["--keep-out-of-stock"])];
      count.cancelled += (
        await changeAll(asha, "order:cancel", chosen, options, { restock })
      ).length;
    } else
      for (const id of chosen)
        if ((await program.change(id, "cancel", { restock })) === "done") count.cancelled++;
    left -= count.cancelled - before;
  }
};

const programLoop = async (cast: Cast, isOver: () => boolean): Promise<void> => {
  const { program } = cast;
  const random = cast.random.fork();
  while (!isOver()) {
    for (const id of some(random, await program.orders("state=confirmed"), 4))
      await program.change(id, "pack");
    for (const id of some(random, await program.orders("state=packed"), 4)) {
      const facts: { tracking?: string } = random.chance(0.7) ? { tracking: nextTracking() } : {};
      await program.change(id, "ship", facts);
    }
    if (random.chance(0.2)) {
      const { variants } = (await program.read("stock?below=3")) as { variants: { id: string }[] };
      const scarce = random.pick(variants);
      if (scarce) await program.setStock(scarce.id, random.between(10, 30));
    }
    if (random.chance(0.1)) {
      const { messages } = (await program.read("messages?state=open")) as {
        messages: { id: string }[];
      };
      const message = random.pick(messages);
      if (message) await program.closeMessage(message.id);
    }
    await wait(random.between(200, 700));
  }
};

const shopperLoops = async (cast: Cast, target: number): Promise<void> => {
  const { shoppers, journal, count, plan, codes } = cast;
  const busy = new Set<Shopper>();
  let attempts = 0;
  const loop = async (random: Random): Promise<void> => {
    while (count.orders < target && attempts++ < target * 4) {
      const shopper = random.pick(
        shoppers.filter((each) => !busy.has(each) && each.ordersLeft > 0),
      );
      if (!shopper) return;
      busy.add(shopper);
      const habits = { journal, random, codes: () => codes };
      // Counted before, so that the loops together place no more than wanted.
      count.orders++;
      if (!(await placeOrder(shopper, habits))) count.orders--;
      if (count.messages < plan.messages && random.chance(0.08)) {
        count.messages++;
        await sendMessage(shopper, habits);
      }
      busy.delete(shopper);
      await wait(random.between(0, 250));
    }
  };
  await Promise.all(Array.from({ length: 4 }, () => loop(cast.random.fork())));
};

interface Catalogue {
  /** A product with several variants, and one variant of another product, to be hidden. */
  hiddenProduct: string;
  hiddenVariant: string;
  banner: string;
  banners: number;
}

interface WireProduct {
  productId: string;
  productOfferPrice: number;
  productMrpPrice: number;
  Variants: { productVariantId: string }[];
}

const readProducts = async ({ send }: Cast): Promise<WireProduct[]> =>
  (await untilAnswered(send, { method: "GET", path: "/api/products" })).body as WireProduct[];

const chooseCatalogue = async (cast: Cast): Promise<Catalogue> => {
  const products = cast.random.shuffled(await readProducts(cast));
  const [first] = products;
  const second = products.slice(1).find(({ Variants }) => Variants.length > 1);
  const { banners } = (await cast.asha.read("banner:list")) as {
    banners: { place: string; image: string }[];
  };
  const home = banners.filter(({ place }) => place === "home");
  return {
    hiddenProduct: first?.productId ?? "",
    hiddenVariant: second?.Variants[0]?.productVariantId ?? "",
    banner: home[0]?.image ?? "",
    banners: home.length,
  };
};

const importPrices = async (cast: Cast): Promise<void> => {
  const { asha, folder, random, journal } = cast;
  const products = some(random, await readProducts(cast), 15);
  const changes = products.map(({ productId, productOfferPrice, productMrpPrice }) => {
    const beforePaise = paiseOf(productOfferPrice);
    const rupees = Math.floor((beforePaise / 100) * (random.between(70, 90) / 100));
    return { productId, beforePaise, afterPaise: rupees * 100 + 50, list: productMrpPrice };
  });
  const lines = changes.map(
    ({ productId, afterPaise, list }) => `${productId},${(afterPaise / 100).toFixed(2)},${list}`,
  );
  writeFileSync(
    join(folder, "prices.csv"),
    `product,offer_price,list_price\n${lines.join("\n")}\n`,
  );
  journal.prices.push(
    ...changes.map(({ productId, beforePaise, afterPaise }) => ({
      productId,
      beforePaise,
      afterPaise,
    })),
  );
  await asha.act({
    action: "price:import",
    words: ["prices.csv"],
    targets: changes.map(({ productId }) => `product ${productId}`),
  });
};

const addCoupon = async ({ asha, journal, codes }: Cast, coupon: CouponRule): Promise<void> => {
  const { code, percent, amountPaise, minimumPaise, uses, oncePerUser } = coupon;
  journal.coupons.push(coupon);
  await asha.act({
    action: "coupon:add",
    targets: [`coupon ${code}`],
    options: [
      ...(percent === null
        ? ["--amount", String((amountPaise ?? 0) / 100)]
        : ["--percent", String(percent)]),
      "--minimum",
      String(minimumPaise / 100),
      ...(uses === null ? [] : ["--uses", String(uses)]),
      ...(oncePerUser ? ["--once-per-user"] : []),
    ],
  });
  codes.push(code);
};

/** What happens once in the week, and when: from 0, its beginning, to 1. */
const specials = (
  cast: Cast,
  catalogue: Catalogue,
): { at: number; run: () => Promise<unknown> }[] => {
  const { asha } = cast;
  const { hiddenProduct, hiddenVariant, banner, banners } = catalogue;
  const place = ["home", String(banners + 1)];
  const bannerTarget = [`banner home ${banners + 1}`];
  const visibility = (action: string) => {
    const [what = ""] = action.split(":");
    const id = what === "product" ? hiddenProduct : hiddenVariant;
    return asha.act({ action, targets: [`${what} ${id}`] });
  };
  return [
    { at: 0.05, run: () => visibility("product:hide") },
    { at: 0.1, run: () => visibility("variant:hide") },
    { at: 0.45, run: () => importPrices(cast) },
    { at: 0.55, run: () => addCoupon(cast, saleCoupons[0] as CouponRule) },
    { at: 0.56, run: () => addCoupon(cast, saleCoupons[1] as CouponRule) },
    {
      at: 0.57,
      run: () =>
        asha.act({ action: "banner:set", words: [...place, banner], targets: bannerTarget }),
    },
    { at: 0.7, run: () => visibility("variant:show") },
    { at: 0.75, run: () => visibility("product:show") },
    { at: 0.9, run: () => asha.act({ action: "coupon:end", targets: ["coupon SALE15"] }) },
    { at: 0.91, run: () => asha.act({ action: "coupon:end", targets: ["coupon WEEK250"] }) },
    {
      at: 0.92,
      run: () =>
        asha.act({
          action: "banner:set",
          words: place,
          options: ["--remove"],
          targets: bannerTarget,
          hasWorked: async () => {
            const list = (await asha.read("banner:list")) as { banners: { place: string }[] };
            return list.banners.filter(({ place: where }) => where === "home").length <= banners;
          },
        }),
    },
  ];
};

const killOne = async ({ journal, keepers }: Cast): Promise<void> => {
  const keeper = keepers[journal.kills.length % keepers.length];
  if (!keeper) return;
  journal.kills.push(Date.now());
  await keeper.kill();
  await keeper.ready();
};

const killLoop = async (cast: Cast, kills: number, isOver: () => boolean): Promise<void> => {
  const random = cast.random.fork();
  const progress = (): number => cast.journal.attempts.length + cast.journal.submissions.length;
  for (let kill = 0; kill < kills; kill++) {
    const target = progress() + random.between(3, 30);
    while (progress() < target && !isOver()) await wait(20);
    await wait(random.between(0, 900));
    await killOne(cast);
  }
};

/** Counts the shelves while no order arrives and imports the numbers, with a kill in the middle. */
const takeStock = async (cast: Cast): Promise<void> => {
  const { ravi, folder, random, tell } = cast;
  const { variants } = (await ravi.read("stock:list", "--below", "1000000")) as {
    variants: { id: string; stock: number }[];
  };
  const counted = some(random, variants, 10).map(({ id, stock }) => ({
    id,
    stock: random.chance(0.4) ? Math.max(0, stock - 1) : stock + random.between(0, 4),
    before: stock,
  }));
  const lines = counted.map(({ id, stock }) => `${id},${stock}`);
  writeFileSync(join(folder, "stock.csv"), `variant,stock\n${lines.join("\n")}\n`);
  const changed = counted.filter(({ stock, before }) => stock !== before);
  await Promise.all([
    ravi.act({
      action: "stock:import",
      words: ["stock.csv"],
      targets: changed.map(({ id }) => `variant ${id}`),
      facts: Object.fromEntries(changed.map(({ id, stock }) => [id, stock])),
    }),
    wait(random.between(600, 1600)).then(() => killOne(cast)),
  ]);
  tell(`  stock take: ${changed.length} of ${counted.length} counted variants differ`);
};

/** Splits a number evenly over the days. */
const shareOf = (total: number, day: number, days: number): number =>
  Math.floor((total * (day + 1)) / days) - Math.floor((total * day) / days);

const runDay = async (cast: Cast, day: number, catalogue: Catalogue): Promise<void> => {
  const { plan, count } = cast;
  const { days, rounds } = plan;
  const share = (total: number): number => shareOf(total, day, days);
  const todays = specials(cast, catalogue).filter(({ at }) => Math.floor(at * days) === day);
  const isLast = day === days - 1;
  let isOver = false;
  const over = (): boolean => isOver;
  const ashaDay = async (): Promise<void> => {
    const perRound = Math.ceil(todays.length / rounds);
    for (let round = 0; round < rounds; round++) {
      for (const { run } of todays.slice(round * perRound, (round + 1) * perRound)) await run();
      await ashaRound(cast);
    }
    await cancelSome(cast, share(plan.cancellations - plan.duels));
  };
  const raviDay = async (): Promise<void> => {
    for (let round = 0; round < rounds; round++)
      await raviRound(
        cast,
        Math.floor((plan.returns * (day + (round + 1) / rounds)) / days) - count.returned,
      );
    for (let each = 0; each < share(plan.duels); each++) await duel(cast);
    for (let extra = 0; isLast && extra < 5 && count.returned < plan.returns; extra++)
      await returnSome(cast, plan.returns - count.returned);
  };
  const kills = shareOf(plan.kills - 1, day, days);
  const people = Promise.all([
    shopperLoops(cast, Math.floor((plan.orders * (day + 1)) / days)),
    ashaDay(),
    raviDay(),
  ]).finally(() => {
    isOver = true;
  });
  await Promise.all([people, programLoop(cast, over), killLoop(cast, kills, over)]);
  cast.tell(
    `  day ${day + 1}: ${count.orders} orders, ${count.cancelled} cancelled, ${count.returned} returned, ${cast.journal.kills.length} kills`,
  );
};

const SCOPES = "orders:read,orders:write,stock:read,stock:write,messages:read,messages:write";

const LATER_MS = 10 * 60_000;
/** A mail that a killed process had claimed is due again after five minutes. */
const SETTLE_WITHIN_MS = 400_000;

const waitUntilSettled = async (keepers: readonly Keeper[]): Promise<void> => {
  const began = performance.now();
  const [keeper] = keepers;
  for (;;) {
    const mails = await keeper?.metric('pallu_mails{state="waiting"}');
    const events = await keeper?.metric('pallu_webhook_events{state="waiting"}');
    if (mails === 0 && events === 0) return;
    if (performance.now() - began > SETTLE_WITHIN_MS)
      throw new Error(`${mails} mails and ${events} events still wait.`);
    await wait(250);
  }
};

interface Opened {
  keepers: Keeper[];
  run: RunOps;
}

const openShop = async ({ folder, databaseUrl }: Place, smtpUrl: string): Promise<Opened> => {
  const shared = {
    SMTP_URL: smtpUrl,
    WEBHOOK_TARGETS: "any",
    RATE_LIMIT_FACTOR: "100",
    TRUSTED_PROXIES: "127.0.0.1",
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const names = databaseUrl === undefined ? ["data"] : ["data-1", "data-2"];
  const keepers = await Promise.all(
    names.map((name) => openKeeper({ ...shared, DATA_DIR: join(folder, name) })),
  );
  return { keepers, run: opsRunner({ ...shared, DATA_DIR: join(folder, names[0] ?? "") }, folder) };
};

/** Runs a week of trade. The caller reads and judges it, then closes it. */
export const runWeek = async (plan: Plan, random: Random, place: Place): Promise<Week> => {
  const { folder, databaseUrl, tell } = place;
  mkdirSync(folder, { recursive: true });
  const journal = newJournal();
  journal.coupons.push(...demoCoupons);
  const mailbox = await openMailbox(journal.mails);
  const receiver = await openReceiver(journal.events, random.fork());
  const { keepers, run } = await openShop(place, mailbox.url);
  const origins = random.fork();
  const send = webClient(() => origins.pick(keepers)?.origin ?? "");
  const [asha, ravi] = [createOperator("asha", run, journal), createOperator("ravi", run, journal)];

  const { text: keyText } = await asha.act({
    action: "key:add",
    words: [],
    targets: [`key ${KEY_NAME}`],
    options: ["--name", KEY_NAME, "--scope", SCOPES, "--expires", "2099-12-31"],
  });
  const key = keyText.split("\n")[0] ?? "";
  const { text: hookText } = await asha.act({
    action: "webhook:add",
    words: [receiver.url],
    targets: [],
  });
  const secret = /^whsec_\S+$/m.exec(hookText)?.[0] ?? "";
  journal.secrets.push(key, secret, "pallu_key_", "whsec_");
  receiver.setSecret(secret);
  const program = createProgram(send, key, journal);
  const { variants } = (await asha.read("stock:list", "--below", "1000000")) as {
    variants: { id: string; stock: number }[];
  };
  journal.startStock = new Map(variants.map(({ id, stock }) => [id, stock]));

  const shoppers: Shopper[] = [];
  const numbers = Array.from({ length: plan.shoppers }, (_, index) => index);
  for (let from = 0; from < numbers.length; from += 4)
    shoppers.push(
      ...(await Promise.all(
        numbers
          .slice(from, from + 4)
          .map((number) => registerShopper(send, journal, number, number % 7 !== 3)),
      )),
    );
  tell(`  ${shoppers.length} shoppers have registered`);
  const cast: Cast = {
    journal,
    plan,
    random,
    folder,
    keepers,
    asha,
    ravi,
    program,
    shoppers,
    send,
    tell,
    codes: demoCoupons.map(({ code }) => code),
    count: { orders: 0, cancelled: 0, returned: 0, messages: 0 },
  };
  const catalogue = await chooseCatalogue(cast);
  for (let day = 0; day < plan.days; day++) {
    await runDay(cast, day, catalogue);
    if (day === Math.floor(plan.days / 2) - (plan.days % 2 === 0 ? 1 : 0)) await takeStock(cast);
  }
  journal.endedAt = Date.now();
  let isLater = databaseUrl !== undefined;
  const settle = async (): Promise<void> => {
    // With PostgreSQL the claims follow the database's clock, so they expire in real time only.
    if (!isLater) await keepers[0]?.restartLater(LATER_MS);
    isLater = true;
    await waitUntilSettled(keepers);
  };
  return {
    journal,
    keepers,
    receiverUrl: receiver.url,
    settle,
    read: () =>
      readExports({
        operators: [asha, ravi],
        run,
        program,
        shoppers,
        folder,
        startedAt: journal.startedAt,
        samples: plan.samples,
        metric: (name) => keepers[0]?.metric(name) ?? Promise.resolve(undefined),
      }),
    close: async () => {
      for (const keeper of keepers) await keeper.stop();
      await receiver.close();
      await mailbox.close();
    },
  };
};

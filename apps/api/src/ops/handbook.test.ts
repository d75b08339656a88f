import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkShopFile } from "@pallu/contract/shop";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { days, addMs, seconds } from "../clock.ts";
import { readConfig } from "../config.ts";
import { repositoryRoot } from "../folders.ts";
import { cartLines } from "../modules/cart/cart.tables.ts";
import { mailRow } from "../modules/mail/mail.repo.ts";
import { outbox } from "../modules/mail/mail.tables.ts";
import { insertContact, insertSubscription } from "../modules/messages/messages.repo.ts";
import { contactMessages } from "../modules/messages/messages.tables.ts";
import { retentionClock } from "../modules/privacy/retention.tables.ts";
import { createTestApi } from "../testing/createTestApi.ts";
import type { TestApi } from "../testing/createTestApi.ts";
import { createStaffMember } from "../testing/deskStaff.ts";
import { callOps, openOpsShop } from "../testing/opsCaller.ts";
import type { OpsShop } from "../testing/opsCaller.ts";
import { createBuyer, sendTo } from "../testing/shopCaller.ts";
import type { Caller } from "../testing/shopCaller.ts";
import { commands } from "./commands.ts";
import { readInput } from "./input.ts";
import { openControlSocket } from "./openControlSocket.ts";

/** Every command of docs/shopkeeper.md runs in one shop, in the order of the document. */
const handbook = readFileSync(join(repositoryRoot, "docs/shopkeeper.md"), "utf8");

/** Commands that the handbook does not name. */
const unnamed: Record<string, string> = {
  "db:move": "to another database: the work of who looks after the machine",
  "doctor:database": "doctor runs it",
  retention: "the running shop does so every hour",
  "webhook:add": "for programmers",
  "webhook:drop": "for programmers",
  "webhook:list": "for programmers",
  "webhook:release": "for programmers",
  "webhook:remove": "for programmers",
  "webhook:replay": "for programmers",
};

/** Commands that the handbook shows and this test does not run. */
const shownOnly: Record<string, string> = {
  "db:restore": "it needs a stopped shop and replaces its database; restore.test.ts runs it",
};

const START = "npx -y pnpm@12 ops ";

/** Lines for the terminal that are no command of the shop. */
const otherLines = ["npx -y pnpm@12 start", ". ~/shop.env", "chmod 600 ~/shop.env"];

const settingPattern = /^export ([A-Z_]+)='?([^' ]+)'?$/;

interface Block {
  /** Where the block begins in the document. */
  line: number;
  language: string;
  text: string;
  lines: readonly string[];
  /** The paragraphs before and after the block. */
  before: string;
  after: string;
}

const lineAt = (index: number): number => handbook.slice(0, index).split("\n").length;

const blocksOf = (section: string, offset: number): Block[] => {
  const pattern = /(.*)\n\n```(\w+)\n([^]*?)```\n(?=\n((?:.+\n)*))/g;
  return [...section.matchAll(pattern)].map((found) => {
    const [, before = "", language = "", text = "", after = ""] = found;
    const line = lineAt(offset + found.index) + 2;
    const lines = text.trimEnd().split("\n");
    return { line, language, text, lines, before, after: after.replaceAll("\n", " ") };
  });
};

const sections = [...handbook.matchAll(/^## (.+)\n[^]*?(?=^## |(?![^]))/gm)].map((found) => ({
  title: found[1] ?? "",
  blocks: blocksOf(found[0], found.index),
}));

const allBlocks = sections.flatMap(({ blocks }) => blocks);
const shellLines = allBlocks
  .filter(({ language }) => language === "sh")
  .flatMap(({ lines }) => lines);

/** The words of a line, as a shell would split it. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");

/** What follows `pnpm ops` in a line. */
const commandIn = (line: string): string => line.slice(line.indexOf(START) + START.length);

const settings = Object.fromEntries(
  shellLines.flatMap((line) => {
    const [, name, value] = settingPattern.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value]];
  }),
);

const declared = [...handbook.matchAll(/^\| (`<.+`) \|/gm)].flatMap(([, cell = ""]) =>
  [...cell.matchAll(/<([a-z-]+)>/g)].map(([, name = ""]) => name),
);

let shop: OpsShop;
let api: TestApi;
let stop: () => Promise<void>;
let values: ReadonlyMap<string, string> = new Map();

const ops = (...args: string[]) =>
  callOps({ ...settings, DATA_DIR: shop.config.dataDir }, shop.folder, ...args);

beforeAll(async () => {
  shop = await openOpsShop(settings);
  api = await createTestApi({ database: shop.database, config: { rateLimitFactor: 100_000 } });
  await mkdir(shop.config.dataDir, { recursive: true });
  const log = { info: () => undefined, warn: () => undefined };
  stop = await openControlSocket({ ...shop, db: shop.database.db }, log as never);
  const now = shop.clock.now();
  await shop.db.insert(retentionClock).values({ seenAt: now, steadySince: addMs(now, -days(2)) });
  await insertSubscription(shop.db, "meena@pallu.test", now);
});
afterAll(async () => {
  await stop();
  await api.close();
  await shop.close();
});

const PRODUCT = "kovai-stripe";
const VARIANT = "kovai-stripe--indigo";

const newBuyer = (): Promise<Caller> => createBuyer(shop.db, sendTo(api.app), shop.clock.now());

const placeOrder = async (buyer: Caller): Promise<string> => {
  const { userId } = buyer;
  const id = randomUUID();
  await shop.db.insert(cartLines).values({ id, userId, variantId: VARIANT, quantity: 1 });
  const cart = await buyer.call("getCart", 200, { params: { userId } });
  const total = cart[0]?.ProductVariant?.Product?.productOfferPrice ?? 0;
  const { orderId } = await buyer.call("checkout", 200, {
    body: {
      billData: { userId },
      userId,
      products: [{ cartId: id, quantity: 1 }],
      total,
      couponCodeName: "",
    },
  });
  return orderId;
};

const addMessage = async (): Promise<string> => {
  const email = `${randomUUID()}@pallu.test`;
  const contact = { name: "Meena", email, phoneNumber: "1", subject: "S", comments: "C" };
  await insertContact(shop.db, contact, shop.clock.now());
  const [message] = await shop.db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.email, email));
  return message?.id ?? "";
};

const addMail = async (change: { failedAt: Date; lastError: string } | { heldAt: Date }) => {
  const mail = { to: "meena@pallu.test", subject: "Your order", text: "It is on its way." };
  const row = { ...mailRow(mail, shop.clock.now()), ...change };
  await shop.db.insert(outbox).values(row);
  return row.id;
};

const addKey = async (title: string): Promise<string> => {
  const name = title.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  await ops("key:add", "--name", name, "--scope", "orders:read", "--expires", "2096-12-31");
  return name;
};

/** What has happened to the two orders before a section begins. */
const stepsBefore: Record<string, { order: string[]; other: string[] }> = {
  "A cancellation": { order: [], other: ["paid"] },
  "A return and a refund": {
    order: ["confirm", "paid", "pack", "ship", "deliver"],
    other: ["confirm", "paid", "pack", "ship", "deliver"],
  },
  "A recall": {
    order: ["confirm", "paid"],
    other: ["confirm", "paid", "pack", "ship", "deliver"],
  },
};

const prepareOrder = async (buyer: Caller, steps: readonly string[] = []): Promise<string> => {
  const id = await placeOrder(buyer);
  for (const step of steps) expect(await ops(`order:${step}`, id)).toMatchObject({ code: 0 });
  return id;
};

/** What the placeholders stand for in a section: everybody in it is new. */
const prepareValues = async (title: string): Promise<Map<string, string>> => {
  const prepared = new Map([
    ["product", PRODUCT],
    ["variant", VARIANT],
    ["from", "2026-01-10"],
    ["to", "2026-01-20"],
    ["backup", "pallu.jsonl.gz"],
  ]);
  // The first section brings the catalogue, so there is nothing to order before.
  if (title === "Opening day") return prepared;
  const buyer = await newBuyer();
  prepared.set("customer", `${buyer.userId}@example.com`);
  prepared.set("order", await prepareOrder(buyer, stepsBefore[title]?.order));
  prepared.set("other-order", await prepareOrder(buyer, stepsBefore[title]?.other));
  prepared.set("message", await addMessage());
  const now = shop.clock.now();
  // Elsewhere doctor would find it.
  if (title === "Each day")
    prepared.set("mail", await addMail({ failedAt: now, lastError: "550 no such user" }));
  if (title === "When the shop is lost") {
    await addMail({ heldAt: now });
    prepared.set("mail", await addMail({ heldAt: now }));
  }
  prepared.set("key", await addKey(title));
  if (title === "People of the desk") {
    const email = "ravi@pallu.test";
    await createStaffMember(shop.db, { role: "staff", email, now });
    prepared.set("staff", email);
  }
  return prepared;
};

const filled = (text: string): string =>
  text.replaceAll(/<([a-z-]+)>/g, (placeholder, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`${placeholder} has no value here.`);
    return value;
  });

const drawPicture = async (file: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  const create = { width: 320, height: 180, channels: 3, background: "#7a1f3d" } as const;
  await sharp({ create }).jpeg().toFile(file);
};

/** The name under which the text before a block says to save it. */
const fileNameOf = ({ before }: Block): string =>
  /`([\w/-]+\.(?:csv|json))`:$/.exec(before)?.[1] ?? "";

/** Writes the files that a section shows, with the pictures that they name. */
const writeFiles = async (blocks: readonly Block[]): Promise<void> => {
  for (const block of blocks.filter(({ language }) => ["csv", "json"].includes(language))) {
    const name = fileNameOf(block);
    // A block of JSON may show a part of a file that a command wrote.
    if (name === "" && block.language === "json") continue;
    expect(name, `line ${block.line} has no file name`).not.toBe("");
    const file = join(shop.folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, block.text);
    for (const [picture] of block.text.matchAll(/[\w-]+\.jpg/g))
      await drawPicture(join(dirname(file), "pictures", picture));
  }
};

const runLine = async (line: string, code: number): Promise<string[]> => {
  const args = wordsOf(filled(commandIn(line)));
  const name = args[0] ?? "";
  if (name in shownOnly) {
    const command = commands.find((each) => each.name === name);
    if (!command) throw new Error(`There is no command ${name}.`);
    const input = readInput(command, args.slice(1), shop.folder);
    expect(input.isSet("yes")).toBe(command.isDestructive === true);
    return [];
  }
  for (const word of args.filter((each) => each.endsWith(".jpg")))
    await drawPicture(join(shop.folder, word));
  // Two backups of one moment would have one name.
  shop.clock.advance(seconds(1));
  const result = await ops(...args);
  expect(result.code, `${line}\n${result.lines.join("\n")}`).toBe(code);
  return result.lines;
};

/** What a block's sentence says that its commands print: the code spans that follow 'prints'. */
const promisedOf = ({ after }: Block): string[] =>
  [...after.matchAll(/prints ((?:`[^`]+`(?:, | and )?)+)/g)].flatMap(([, spans = ""]) =>
    [...spans.matchAll(/`([^`]+)`/g)].map(([, span = ""]) => span),
  );

const commandBlocksOf = (blocks: readonly Block[]): Block[] =>
  blocks.filter(({ lines }) => lines.some((line) => line.includes(START)));

const tested = sections.filter(({ blocks }) => commandBlocksOf(blocks).length > 0);

describe.each(tested)("$title", ({ title, blocks }) => {
  beforeAll(async () => {
    values = await prepareValues(title);
    await writeFiles(blocks);
  });

  const cases = commandBlocksOf(blocks).map(
    (block) => [block.line, block.lines[0] ?? "", block] as const,
  );
  test.each(cases)("line %i: %s", async (_line, _command, block) => {
    const code = Number(/ends with code (\d)/.exec(block.after)?.[1] ?? 0);
    const printed: string[] = [];
    for (const line of block.lines) printed.push(...(await runLine(line, code)));
    for (const promised of promisedOf(block))
      expect(printed.join("\n")).toContain(filled(promised));
  });
});

describe("the handbook", () => {
  test("shows no line for the terminal but commands, settings and the start", () => {
    const known = (line: string): boolean =>
      otherLines.includes(line) ||
      settingPattern.test(line) ||
      /^npx -y pnpm@12 ops [^\\$;|&'`]+$/.test(line);
    expect(shellLines.filter((line) => !known(line))).toEqual([]);
    expect(shellLines.length).toBeGreaterThan(50);
  });

  test("shows no block that this test leaves out", () => {
    expect(allBlocks).toHaveLength((handbook.match(/^```\w/gm) ?? []).length);
    expect(new Set(allBlocks.map(({ language }) => language))).toEqual(
      new Set(["sh", "csv", "json", "cron"]),
    );
  });

  test("says below each block what it prints or changes", () => {
    const silent = allBlocks.filter(({ after }) => !/^[A-Z`].*[.:]`? ?$/.test(after));
    expect(silent.map(({ line }) => line)).toEqual([]);
  });

  test("shows parts of a shop.json that the shop takes", () => {
    const shown = allBlocks.filter(
      (block) => block.language === "json" && fileNameOf(block) === "",
    );
    expect(shown.length).toBeGreaterThan(2);
    for (const { line, text } of shown) {
      const content = { version: 1, frame: { name: "Kovai Looms" }, ...JSON.parse(text) };
      expect(checkShopFile(content).faults, `line ${line}`).toEqual([]);
    }
  });

  test("declares each placeholder, and uses each that it declares", () => {
    const used = shellLines.flatMap((line) =>
      [...line.matchAll(/<([^>]*)>/g)].map(([, name = ""]) => name),
    );
    expect([...new Set(used)].toSorted()).toEqual(declared.toSorted());
  });

  test("names settings that exist, with values that can be used", async () => {
    expect(() => readConfig(settings)).not.toThrow();
    const documented = await readFile(join(repositoryRoot, "docs/settings.md"), "utf8");
    for (const name of Object.keys(settings)) expect(documented).toContain(`| \`${name}\` |`);
    expect(Object.keys(settings)).toContain("PUBLIC_URL");
  });

  test("names every command, apart from a few", () => {
    const named = new Set(
      shellLines
        .filter((line) => line.startsWith(START))
        .map((line) => wordsOf(commandIn(line))[0]),
    );
    const missing = commands.map(({ name }) => name).filter((name) => !named.has(name));
    expect(missing.toSorted()).toEqual(Object.keys(unnamed).toSorted());
  });
});

import { existsSync } from "node:fs";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { isEmail } from "@pallu/contract";
import { isPartName, partNames, SHOP_FILE_VERSION } from "@pallu/contract/shop";
import type { PartName, ShopParts } from "@pallu/contract/shop";
import { shopFileSchema } from "@pallu/contract/shopLabels";
import { countOf } from "../../countOf.rules.ts";
import { opsCommand } from "../../opsCommand.rules.ts";
import type { Config } from "../../config.ts";
import { transact } from "../../db/transact.ts";
import { findMasterFile } from "../../modules/catalogue/pictures.rules.ts";
import { emblemSvg } from "../../modules/shop/emblem.rules.ts";
import { readStoredParts } from "../../modules/shop/shopEdit.service.ts";
import { readShopFolder, SHOP_FILE_NAME } from "../../modules/shop/shopFolder.service.ts";
import type { ShopFolder } from "../../modules/shop/shopFolder.service.ts";
import { seedFindings, shopFindings } from "../../modules/shop/shopFindings.rules.ts";
import { applyShopFolder } from "../../modules/shop/shopImport.service.ts";
import {
  findVersion,
  listParts,
  lockParts,
  restoreVersion,
} from "../../modules/shop/shopParts.repo.ts";
import { auditOf } from "../../modules/shop/shopParts.rules.ts";
import { Refusal, UsageError } from "../command.ts";
import type { Command, Input, ShopCommand, StandaloneCommand, Terminal } from "../command.ts";
import { jsonOption, printJson } from "../print.ts";
import { oneLine } from "../values.ts";

const uploadsOf = ({ dataDir }: Config): string => join(dataDir, "uploads");

/** Maximum number of faults to print. */
const MAX_FAULTS = 50;

/** Reads a folder. Throws Refusal with its faults. */
const readFolder = async (folder: string, config: Config): Promise<ShopFolder> => {
  if (!existsSync(folder)) throw new Refusal(`There is no folder ${folder}.`);
  const read = await readShopFolder(folder, uploadsOf(config));
  if (!("faults" in read)) return read;
  const more = read.faults.length - MAX_FAULTS;
  throw new Refusal(
    ...read.faults.slice(0, MAX_FAULTS).map((fault) => `${fault}.`),
    ...(more > 0 ? [`and ${more} more`] : []),
    "Nothing was changed.",
  );
};

const refuseWithFile = ({ shopFile }: Config): void => {
  if (shopFile !== undefined)
    throw new Refusal(`SHOP_FILE is set: change ${shopFile} and start the shop again.`);
};

const BUSY = ["Somebody else is changing the shop: try again in a moment.", "Nothing was changed."];

interface Answers {
  name: string;
  mail: string;
  phone: string;
  address: readonly string[];
}

const checkMail = (mail: string): string => {
  if (mail !== "" && !isEmail(mail))
    throw new UsageError(`'${mail}' is no email address, such as help@example.com.`);
  return mail;
};

/** Reads the options, and asks for those that are missing if there is somebody to ask. Throws UsageError. */
const readAnswers = async (input: Input, { ask }: Terminal): Promise<Answers> => {
  const answerOf = async (option: string, question: string): Promise<string> =>
    input.text(option) ?? (await ask?.(question)) ?? "";
  const name = oneLine(await answerOf("name", "The name of the shop"), "The name", 60);
  if (name === "") throw new UsageError("The shop needs a name: --name 'Kovai Looms'.");
  const mail = oneLine(await answerOf("mail", "Email address for shoppers"), "The address", 254);
  const phone = oneLine(
    await answerOf("phone", "Phone number, such as +91 422 555 0100"),
    "The phone",
    40,
  );
  const address = await answerOf("address", "Postal address, its lines separated by commas");
  return {
    name,
    mail: checkMail(mail),
    phone,
    address: address
      .split(",")
      .map((line) => oneLine(line, "A line of the address", 120))
      .filter(Boolean),
  };
};

const starterTexts: Readonly<Record<string, string>> = {
  "texts/shipping.md": "TODO: when an order leaves, how long it takes and what it costs.\n",
  "texts/return.md":
    "TODO: how many days a piece can be sent back, in which state, and who pays the parcel.\n",
  "texts/payment.md": "TODO: how people can pay, and when.\n",
  "texts/cancellation.md":
    "TODO: until when an order can be cancelled, and when the money comes back.\n",
};

/** Beside the file, so that editors know its keys while no shop runs. */
const SCHEMA_FILE = "shop.schema.json";

const fileHead = { $schema: `./${SCHEMA_FILE}`, version: SHOP_FILE_VERSION };

const starterFile = ({ name, mail, phone, address }: Answers): object => {
  const lines =
    address.length > 0 ? address : ["TODO: street and number", "TODO: town and PIN code"];
  return {
    ...fileHead,
    frame: {
      name,
      menu: [
        { label: "Home", href: "/" },
        { label: "Products", href: "/allproducts" },
        { label: "Contact", href: "/contact" },
      ],
      footer: {
        columns: [
          {
            heading: "The shop",
            links: [
              { label: "Products", href: "/allproducts" },
              { label: "Contact", href: "/contact" },
              { label: "Terms", href: "/terms-and-conditions" },
            ],
          },
        ],
        copyright: `© ${name}`,
      },
    },
    home: {
      sections: [
        { kind: "products", flag: "new-arrival", heading: "New in the shop" },
        { kind: "categories" },
      ],
    },
    contact: {
      lines,
      ...(mail !== "" && { mail }),
      ...(phone !== "" && { phone: { shown: phone } }),
    },
    legal: { name, lines, ...(mail !== "" && { mail }) },
    terms: {
      sections: [
        { id: "shipping", title: "Shipping", text: "texts/shipping.md" },
        { id: "return", title: "Return", text: "texts/return.md" },
        { id: "payment", title: "Payment", text: "texts/payment.md" },
        { id: "cancellation", title: "Cancellation", text: "texts/cancellation.md" },
      ],
    },
  };
};

const jsonOf = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** Makes a folder for a file of the shop, with its JSON schema. Throws Refusal if it has one. */
const makeShopFolder = async (folder: string): Promise<void> => {
  if (existsSync(join(folder, SHOP_FILE_NAME)))
    throw new Refusal(`${folder} has a ${SHOP_FILE_NAME} already: choose another folder.`);
  await mkdir(join(folder, "texts"), { recursive: true });
  await mkdir(join(folder, "pictures"), { recursive: true });
  await writeFile(join(folder, SCHEMA_FILE), jsonOf(shopFileSchema()));
};

const shopInit: StandaloneCommand = {
  kind: "standalone",
  name: "shop:init",
  usage: "<folder> [--name <name>] [--mail <address>] [--phone <number>] [--address <lines>]",
  summary: "Writes a folder with your shop's name, menu and texts, to change and to import.",
  details: ["It asks for what is not given, and changes nothing in the shop."],
  options: {
    name: { value: "name", summary: "the name of the shop" },
    mail: { value: "address", summary: "the email address for shoppers" },
    phone: { value: "number", summary: "the phone number for shoppers" },
    address: { value: "lines", summary: "the postal address, its lines separated by commas" },
  },
  argumentCount: [1, 1],
  run: async (_config, input, terminal) => {
    const folder = input.path(input.positionals[0] ?? "");
    const answers = await readAnswers(input, terminal);
    await makeShopFolder(folder);
    for (const [name, text] of Object.entries(starterTexts))
      await writeFile(join(folder, name), text);
    await writeFile(join(folder, SHOP_FILE_NAME), jsonOf(starterFile(answers)));
    terminal.print(`Wrote ${join(folder, SHOP_FILE_NAME)} and its texts.`);
    terminal.print("Replace what begins with TODO, then read it with shop:check and shop:import.");
  },
};

const kindWords = { added: "new", changed: "changed", removed: "removed" } as const;

const shopImport: ShopCommand = {
  kind: "shop",
  name: "shop:import",
  needsSpace: true,
  usage: "<folder> [--dry-run]",
  summary: "Makes shop.json of a folder, its texts and pictures the shop's own, all or nothing.",
  details: [
    "A part that the file lacks is removed. Pages show the change within a second. shop:undo takes the",
    "last change of a part back.",
  ],
  options: { "dry-run": { summary: "shows what would change and changes nothing" } },
  argumentCount: [1, 1],
  run: async ({ db, clock, config, actor }, input, { print }) => {
    refuseWithFile(config);
    const dryRun = input.isSet("dry-run");
    const read = await readFolder(input.path(input.positionals[0] ?? ""), config);
    const order = { db, clock, uploads: uploadsOf(config), actor, dryRun };
    const changes = await applyShopFolder(order, read);
    if (!changes) throw new Refusal(...BUSY);
    if (dryRun) print("This is a dry run: nothing was changed.");
    for (const { name, kind } of changes) print(`${name}: ${kindWords[kind]}`);
    const same = Object.keys(read.parts).length - changes.filter(({ after }) => after).length;
    print(
      `${changes.length} parts changed, ${same} as they were. Pictures: ${read.pictures.length}.`,
    );
  },
};

const shopCheck: ShopCommand = {
  kind: "shop",
  name: "shop:check",
  usage: "[<folder>] [--json]",
  summary: "Prints what your shop still lacks: parts, texts to replace, links that lead nowhere.",
  details: [
    "It checks a folder before it is imported, without one the shop itself. The exit code is 1 if",
    "something is missing.",
  ],
  options: jsonOption,
  argumentCount: [0, 1],
  run: async ({ db, config }, input, { print }) => {
    const [folder] = input.positionals;
    const parts =
      folder === undefined
        ? await readStoredParts(db)
        : (await readFolder(input.path(folder), config)).parts;
    const findings = [...shopFindings(parts), ...seedFindings(config)];
    const missing = findings.filter(({ state }) => state === "missing").length;
    if (!printJson(input, print, { isReady: missing === 0, findings })) {
      for (const { state, place, reason } of findings)
        print(`${state.padEnd(7)}  ${place}: ${reason}`);
      if (missing === 0) print("Nothing is missing: the shop can open.");
      if (!parts.frame) print(`${opsCommand("shop:init")} writes a folder to begin with.`);
    }
    if (missing > 0) throw new Refusal(...(input.isSet("json") ? [] : [`Missing: ${missing}.`]));
  },
};

/** Writes texts of several lines as files, and returns the value with their names. */
const writeTexts = async (folder: string, value: unknown, path: string): Promise<unknown> => {
  if (typeof value === "string") {
    if (!value.includes("\n")) return value;
    const file = `texts/${path}.md`;
    await writeFile(join(folder, file), `${value}\n`);
    return file;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries: [string, unknown][] = [];
  for (const [key, each] of Object.entries(value))
    entries.push([key, await writeTexts(folder, each, `${path}-${key}`)]);
  return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
};

const pictureName = /^[\w-][\w.-]*\.(?:jpe?g|png|webp|avif)$/i;

/** Copies the pictures that a value names. Returns how many. */
const copyPictures = async (folder: string, uploads: string, value: unknown): Promise<number> => {
  if (typeof value === "object" && value !== null) {
    let count = 0;
    for (const each of Object.values(value)) count += await copyPictures(folder, uploads, each);
    return count;
  }
  const master =
    typeof value === "string" && pictureName.test(value)
      ? findMasterFile(uploads, value)
      : undefined;
  if (master === undefined || typeof value !== "string") return 0;
  const name = `${value.slice(0, -extname(value).length)}${extname(master)}`;
  await copyFile(master, join(folder, "pictures", name));
  return 1;
};

const emblemFile = async (
  folder: string,
  emblem: NonNullable<ShopParts["frame"]["emblem"]>,
): Promise<string> => {
  if (emblem.kind === "picture") return emblem.picture;
  await writeFile(join(folder, "pictures/emblem.svg"), emblemSvg(emblem));
  return "emblem.svg";
};

const shopExport: ShopCommand = {
  kind: "shop",
  name: "shop:export",
  usage: "<folder>",
  summary: "Writes what is the shop's own as the folder that shop:import reads.",
  argumentCount: [1, 1],
  run: async ({ db, config }, input, { print }) => {
    const { frame, ...others } = await readStoredParts(db);
    if (!frame) throw new Refusal("This shop has nothing of its own: shop:init writes a folder.");
    const folder = input.path(input.positionals[0] ?? "");
    await makeShopFolder(folder);
    const { emblem, ...shown } = frame;
    const emblemName = emblem && (await emblemFile(folder, emblem));
    const written: Record<string, unknown> = {};
    for (const name of partNames)
      if (name === "frame")
        written["frame"] = {
          ...((await writeTexts(folder, shown, name)) as object),
          ...(emblemName !== undefined && { emblem: emblemName }),
        };
      else if (others[name]) written[name] = await writeTexts(folder, others[name], name);
    const pictures = await copyPictures(folder, uploadsOf(config), { frame, ...others });
    await writeFile(join(folder, SHOP_FILE_NAME), jsonOf({ ...fileHead, ...written }));
    print(
      `Wrote ${countOf(Object.keys(written).length, "part")} and ${countOf(pictures, "picture")} to ${folder}.`,
    );
  },
};

const shopUndo: ShopCommand = {
  kind: "shop",
  name: "shop:undo",
  usage: "<part>",
  summary: "Takes the last change of a part back. Again, the one before.",
  argumentCount: [1, 1],
  run: async ({ db, clock, config, actor, audit }, input, { print }) => {
    refuseWithFile(config);
    const name = input.positionals[0] ?? "";
    if (!isPartName(name))
      throw new UsageError(`There is no part '${name}': use one of ${partNames.join(", ")}.`);
    const change = await transact(db, async (tx) => {
      if (!(await lockParts(tx))) throw new Refusal(...BUSY);
      const version = await findVersion(tx, name);
      if (!version) throw new Refusal(`The part ${name} has no earlier version.`);
      const others = (await listParts(tx)).filter((part) => part.name !== name);
      if (version.value === null && name === ("frame" satisfies PartName) && others.length > 0)
        throw new Refusal("The frame has the name of the shop: other parts cannot be without it.");
      const made = await restoreVersion(tx, version, { now: clock.now(), by: actor.name });
      await audit(tx, auditOf(made));
      return made;
    });
    print(`${name}: ${change.kind === "removed" ? "removed" : "as it was before"}`);
  },
};

export const ownShopCommands: readonly Command[] = [
  shopInit,
  shopCheck,
  shopImport,
  shopExport,
  shopUndo,
];

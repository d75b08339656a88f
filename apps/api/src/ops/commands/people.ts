import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { shopTimestamp } from "@pallu/contract";
import { countOf } from "../../countOf.rules.ts";
import type { Db } from "../../db/client.ts";
import { writeTable } from "../../modules/catalogue/csvFile.ts";
import { findUnended } from "../../modules/orders/orderStates.repo.ts";
import { findPerson } from "../../modules/privacy/findPerson.service.ts";
import { erasePerson, erasuresFile, exportPerson } from "../../modules/privacy/privacy.service.ts";
import type { AccountExport } from "../../modules/privacy/privacy.service.ts";
import { applyRetention } from "../../modules/privacy/retention.service.ts";
import { Refusal } from "../command.ts";
import type { ShopCommand } from "../command.ts";
import { dateTime } from "../values.ts";
import { failureLine } from "../failure.ts";

/** Returns the account of an id or an email address. Throws Refusal. */
const personOf = async (db: Db, named: string): Promise<string> => {
  const found = await findPerson(db, named);
  if (found.kind === "unknown") throw new Refusal(`There is no account ${named}.`);
  if (found.kind === "ambiguous")
    throw new Refusal(
      `${found.ids.length} accounts name ${named} and none has proved it. Give an id: ${found.ids.join(", ")}.`,
    );
  return found.id;
};

const orderColumns = [
  "orderId",
  "createdAt",
  "currency",
  "productName",
  "colourName",
  "quantity",
  "unitPrice",
  "lineTotal",
  "orderDiscount",
  "orderTotal",
  "couponCode",
  "deliveryStatus",
  "paymentStatus",
  "optionValue",
  "sku",
] as const;

/** Returns a row for each line of each order. */
const orderRows = (
  orders: AccountExport["orders"],
): Record<(typeof orderColumns)[number], string | number>[] =>
  orders.flatMap(({ lines, createdAt, ...order }) =>
    lines.map((line) => ({
      orderId: order.orderId,
      createdAt: shopTimestamp(createdAt),
      currency: order.currency,
      productName: line.productName,
      colourName: line.colourName,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      lineTotal: line.total,
      orderDiscount: order.discount,
      orderTotal: order.total,
      couponCode: order.couponCode ?? "",
      deliveryStatus: order.deliveryStatus,
      paymentStatus: order.paymentStatus,
      optionValue: line.optionValue ?? "",
      sku: line.sku ?? "",
    })),
  );

const userExport: ShopCommand = {
  kind: "shop",
  name: "user:export",
  usage: "<id or e-mail> [--out <folder>]",
  summary: "Writes all that the shop holds of a person: one JSON, and the orders as CSV.",
  options: {
    out: { value: "folder", summary: "the folder to write to (default: the current one)" },
  },
  argumentCount: [1, 1],
  run: async ({ db, clock }, input, { print }) => {
    const id = await personOf(db, input.positionals[0] ?? "");
    const person = await exportPerson(db, id);
    if (!person) throw new Refusal(`There is no account ${id}.`);
    const folder = input.path(input.text("out") ?? ".");
    await mkdir(folder, { recursive: true });
    const file = join(folder, `user-${id}.json`);
    const table = join(folder, `user-${id}.orders.csv`);
    const text = JSON.stringify({ exportedAt: clock.now(), ...person }, null, 2);
    await writeFile(file, `${text}\n`, { mode: 0o600 });
    await writeTable(
      { path: table, columns: orderColumns, replaces: true },
      orderRows(person.orders),
    );
    print(`Wrote ${file}`);
    print(`Wrote ${table} (${countOf(person.orders.length, "order")})`);
  },
};

const userDelete: ShopCommand = {
  kind: "shop",
  name: "user:delete",
  usage: "<id or e-mail> --yes",
  summary: "Erases a person permanently; invoices stay, anonymous, with what the law requires.",
  details: [
    "Sessions, cart, wishlist, codes, newsletter, messages and mails go, and so does the account.",
    "Orders lose their link to it, e-mail address and phone number; those that have not ended lose the",
    "latter two when they end. The id is remembered, so that a backup from before is cleaned when it is",
    "restored.",
  ],
  argumentCount: [1, 1],
  isDestructive: true,
  run: async (context, input, { print }) => {
    const id = await personOf(context.db, input.positionals[0] ?? "");
    const unended = await findUnended(context.db, id);
    await erasePerson(context, id, context.actor);
    print(`The account ${id} is erased.`);
    if (unended.length > 0)
      print(`These orders keep phone and e-mail until they have ended: ${unended.join(", ")}.`);
    print(`Its id is kept in ${erasuresFile(context.config.dataDir)} for restores.`);
  },
};

const retention: ShopCommand = {
  kind: "shop",
  name: "retention",
  usage: "[--yes]",
  summary: "Deletes expired data (RETENTION); the running shop does so every hour.",
  details: [
    "Nothing expires before the clock has run for a day without a jump, and one round takes at most a",
    "tenth of a table (or 20 rows). --yes confirms that the clock is right: all that is due is deleted.",
  ],
  options: { yes: { summary: "the clock is right: delete all that is due now" } },
  argumentCount: [0, 0],
  run: async (context, input, { print }) => {
    const isConfirmed = input.isSet("yes");
    const round = await applyRetention(context, { isConfirmed, actor: context.actor });
    const { heldUntil, counts, bounded, failures, mailFiles } = round;
    if (heldUntil)
      throw new Refusal(
        `The clock (${dateTime(context.clock.now())}) has not run for a day without a jump: nothing was forgotten, and nothing will be before ${dateTime(heldUntil)}. Add --yes if it is right.`,
      );
    print(
      `Forgot ${counts.cartLines ?? 0} cart lines, ${counts.wishes ?? 0} wishes and ${counts.messages ?? 0} messages; ${counts.orders ?? 0} old orders are anonymous now.`,
    );
    print(
      `Removed ${counts.sessions ?? 0} sessions, ${counts.mails ?? 0} mails and ${mailFiles} files of mails.`,
    );
    if (bounded.length > 0)
      print(
        `More is due than one round may take: ${bounded.join(", ")}. Add --yes if the clock is right.`,
      );
    if (failures.length > 0)
      throw new Refusal(
        ...failures.map(({ step, error }) => `${step} failed: ${failureLine(error)}`),
      );
  },
};

export const peopleCommands: readonly ShopCommand[] = [userExport, userDelete, retention];

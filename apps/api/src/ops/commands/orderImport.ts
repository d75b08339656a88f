import { isEmail } from "@pallu/contract";
import { MAX_INTEGER } from "@pallu/contract/schemas";
import type { ImportIssue } from "../../modules/catalogue/catalogueCsv.rules.ts";
import { paiseOfText } from "../../modules/catalogue/prices.rules.ts";
import { importedOrderId, importedPaymentState } from "../../modules/orders/orderImport.rules.ts";
import type { ImportedItem, ImportedOrder } from "../../modules/orders/orderImport.rules.ts";
import { importOrders } from "../../modules/orders/orderImport.service.ts";
import type { ShopCommand } from "../command.ts";
import { printSkipped, readRecords, refuseIssues } from "../readRecords.ts";
import type { RecordReader } from "../readRecords.ts";
import { momentOfText } from "../values.ts";

const required = [
  "name",
  "email",
  "created_at",
  "currency",
  "total",
  "lineitem_name",
  "lineitem_quantity",
  "lineitem_price",
] as const;

const addressColumns = ["name", "address1", "address2", "city", "zip", "phone"] as const;

const optional = [
  "financial_status",
  "cancelled_at",
  "discount_amount",
  "lineitem_sku",
  ...addressColumns.map((column) => `shipping_${column}`),
  ...addressColumns.map((column) => `billing_${column}`),
];

/** Shopify writes the same names with spaces. */
const aliases = Object.fromEntries(
  [...required, ...optional].map((column) => [column.replaceAll("_", " "), column]),
);

/** Maximum number of characters of a text of an order. */
const MAX_TEXT = 300;

/** Returns an amount in paise, zero too. Adds an issue for any other text. */
const readAmount = ({ cell, addIssue }: RecordReader, column: string): number => {
  const text = cell(column);
  const paise = /^0+(?:\.0{1,2})?$/.test(text) ? 0 : paiseOfText(text);
  if (paise === undefined)
    addIssue(column, `'${text}' is not an amount in rupees, such as 1299 or 1299.50`);
  return paise ?? 0;
};

const readItem = (row: RecordReader): ImportedItem => {
  const { cell, addIssue } = row;
  const quantity = Number(cell("lineitem_quantity"));
  if (!(Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_INTEGER))
    addIssue("lineitem_quantity", `'${cell("lineitem_quantity")}' is not a number of pieces`);
  if (cell("lineitem_name") === "") addIssue("lineitem_name", "it is empty");
  return {
    productName: cell("lineitem_name").slice(0, MAX_TEXT),
    sku: cell("lineitem_sku").slice(0, MAX_TEXT),
    quantity,
    unitPaise: readAmount(row, "lineitem_price"),
  };
};

/** Returns the address to which the order went, or that of its bill. */
const readAddress = ({ cell }: RecordReader): ImportedOrder["address"] => {
  const from = cell("shipping_name") === "" ? "billing" : "shipping";
  const part = (column: (typeof addressColumns)[number]): string =>
    // Shopify writes an apostrophe before numbers, for spreadsheet programs.
    cell(`${from}_${column}`).replace(/^'/, "").slice(0, MAX_TEXT);
  return {
    fullName: part("name"),
    phoneNo: part("phone"),
    townCity: part("city"),
    zipCode: part("zip"),
    addressLine1: part("address1"),
    addressLine2: part("address2"),
  };
};

/** Returns an order from its first row, without its items. */
const readOrder = (row: RecordReader, id: string): ImportedOrder => {
  const { cell, addIssue } = row;
  const createdAt = momentOfText(cell("created_at"));
  if (createdAt === undefined)
    addIssue("created_at", `'${cell("created_at")}' is not a day such as 2024-03-31`);
  if (cell("currency").toUpperCase() !== "INR")
    addIssue("currency", `'${cell("currency")}' is not INR: amounts are not converted`);
  if (cell("email") !== "" && !isEmail(cell("email")))
    addIssue("email", `'${cell("email")}' is not an email address`);
  return {
    id,
    email: cell("email"),
    createdAt: createdAt ?? new Date(0),
    totalPaise: readAmount(row, "total"),
    discountPaise: cell("discount_amount") === "" ? 0 : readAmount(row, "discount_amount"),
    state: cell("cancelled_at") === "" ? "delivered" : "cancelled",
    paymentState: importedPaymentState(cell("financial_status")),
    address: readAddress(row),
    items: [],
  };
};

const orderImport: ShopCommand = {
  kind: "shop",
  name: "order:import",
  needsSpace: true,
  usage: "<file.csv> [--dry-run]",
  summary: "Adds old orders of another shop for reading only, all of the file or none.",
  details: [
    "The file is that which Shopify exports: a row for each item, with Name, Email, Created at, Currency,",
    "Total, Lineitem name, Lineitem quantity and Lineitem price. What concerns the order stands in its first",
    "row. Only INR. The orders never change, take no stock, send no mail, and are in no figure and no export.",
    "Those of an address that an account has proved, or was imported with, are in its history. An order that",
    "was imported before is kept.",
  ],
  options: { "dry-run": { summary: "checks the file and changes nothing" } },
  argumentCount: [1, 1],
  run: async (context, input, { print }) => {
    const orders = new Map<string, ImportedOrder>();
    /** The names of the orders by id: two names may have one id. */
    const names = new Map<string, { name: string; line: number }>();
    const clashes: Omit<ImportIssue, "file">[] = [];
    const records = await readRecords(input, {
      command: "order:import",
      columns: { required, optional, aliases },
      skipsUnknown: true,
      read: (row) => {
        const { cell, line, addIssue } = row;
        const id = importedOrderId(cell("name"));
        if (id === "") addIssue("name", `'${cell("name")}' is not the number of an order`);
        const first = names.get(id);
        if (first && first.name !== cell("name"))
          clashes.push({
            line,
            column: "name",
            reason: `it is too like that of line ${first.line}`,
          });
        if (!first) names.set(id, { name: cell("name"), line });
        const order = orders.get(id) ?? readOrder(row, id);
        orders.set(id, order);
        order.items.push(readItem(row));
        return id;
      },
    });
    refuseIssues(clashes.map((clash) => ({ file: records.file, ...clash })));
    const dryRun = input.isSet("dry-run");
    const order = { orders: [...orders.values()], dryRun };
    const counts = await importOrders(context, order, context.actor);
    if (dryRun) print("This is a dry run: nothing was changed.");
    print(`Orders: ${counts.new} new, ${counts.kept} as they were.`);
    print(`New ones in the history of an account: ${counts.ofAccounts}.`);
    printSkipped(print, records.skipped);
  },
};

export const orderImportCommands: readonly ShopCommand[] = [orderImport];

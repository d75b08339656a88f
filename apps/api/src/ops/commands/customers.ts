import { isEmail } from "@pallu/contract";
import { importSubscribers } from "../../modules/messages/subscriberImport.service.ts";
import { importCustomers } from "../../modules/users/customerImport.service.ts";
import { emailKey } from "../../modules/users/users.repo.ts";
import type { ShopCommand } from "../command.ts";
import { findRepeatedRows, printSkipped, readRecords, refuseIssues } from "../readRecords.ts";
import type { RecordReader } from "../readRecords.ts";
import { momentOfText, oneLine } from "../values.ts";

const dryRunOption = { "dry-run": { summary: "checks the file and changes nothing" } } as const;

/** Limits of an account's name and phone number, those of the registration. */
const MAX_NAME = 200;
const MAX_PHONE = 40;

/** Returns the email address of a row. Undefined for an empty cell. */
const readEmail = ({ cell, addIssue }: RecordReader): string | undefined => {
  const email = cell("email");
  if (email === "") return undefined;
  if (!isEmail(email)) addIssue("email", `'${email}' is not an email address`);
  return email;
};

/** Returns a text of one line, and adds an issue if it is none or too long. */
const readLine = (
  { addIssue }: RecordReader,
  column: string,
  text: string,
  most: number,
): string => {
  try {
    return oneLine(text, "it", most);
  } catch {
    addIssue(column, `it must be one line of at most ${most} characters`);
    return text;
  }
};

const customerImport: ShopCommand = {
  kind: "shop",
  name: "customer:import",
  needsSpace: true,
  usage: "<file.csv> [--dry-run]",
  summary: "Adds accounts of another shop's customers, all of the file or none.",
  details: [
    "The file has the columns name, email and phone; first_name and last_name may stand for name. Exports of",
    "Shopify and WooCommerce are read too. Only email is required. An account that names the same address is",
    "kept. Nobody is told: a customer sets a password by 'Forgot password'. Nobody subscribes to anything.",
  ],
  options: dryRunOption,
  argumentCount: [1, 1],
  run: async (context, input, { print }) => {
    let withoutEmail = 0;
    const records = await readRecords(input, {
      command: "customer:import",
      columns: {
        required: ["email"],
        optional: ["name", "first_name", "last_name", "phone", "address_phone"],
        aliases: {
          "first name": "first_name",
          "last name": "last_name",
          "default address phone": "address_phone",
          billing_phone: "address_phone",
          user_email: "email",
          display_name: "name",
        },
      },
      skipsUnknown: true,
      read: (row) => {
        const { line, cell } = row;
        const email = readEmail(row);
        if (email === undefined) {
          withoutEmail++;
          return undefined;
        }
        const names = cell("name") || `${cell("first_name")} ${cell("last_name")}`.trim();
        const phone = cell("phone") || cell("address_phone");
        return {
          line,
          email,
          username: readLine(row, "name", names || (email.split("@")[0] ?? ""), MAX_NAME),
          // Shopify writes an apostrophe before it, for spreadsheet programs.
          phonenumber: readLine(row, "phone", phone.replace(/^'/, ""), MAX_PHONE),
        };
      },
    });
    refuseIssues(findRepeatedRows(records, "email", ({ email }) => emailKey(email)));
    const dryRun = input.isSet("dry-run");
    const rows = records.rows.map(({ line: _line, ...row }) => row);
    const counts = await importCustomers(context, { rows, dryRun }, context.actor);
    if (dryRun) print("This is a dry run: nothing was changed.");
    print(`Accounts: ${counts.new} new, ${counts.kept} as they were.`);
    if (withoutEmail > 0) print(`Without an email address and left out: ${withoutEmail}.`);
    printSkipped(print, records.skipped);
  },
};

const refusals = ["no", "false", "0"];

const newsletterImport: ShopCommand = {
  kind: "shop",
  name: "newsletter:import",
  needsSpace: true,
  usage: "<file.csv> [--dry-run]",
  summary: "Adds subscribers with the day of their consent, all of the file or none.",
  details: [
    "The file has the columns email and consented_at, such as 2024-03-31. Exports of Mailchimp and",
    "newsletter:export are read too, and those of Shopify with a column consented_at. Rows without a day are",
    "left out and counted, and so are people who have unsubscribed or do not accept email marketing.",
  ],
  options: dryRunOption,
  argumentCount: [1, 1],
  run: async (context, input, { print }) => {
    const leftOut = { withoutDay: 0, withoutConsent: 0, withoutEmail: 0 };
    const records = await readRecords(input, {
      command: "newsletter:import",
      columns: {
        required: ["email"],
        optional: ["consented_at", "optin_time", "accepts", "unsubscribed_at", "cleaned_at"],
        aliases: {
          "email address": "email",
          subscribedat: "consented_at",
          confirm_time: "consented_at",
          "accepts email marketing": "accepts",
          "accepts marketing": "accepts",
          unsub_time: "unsubscribed_at",
          clean_time: "cleaned_at",
        },
      },
      skipsUnknown: true,
      read: (row) => {
        const { line, cell, addIssue } = row;
        const email = readEmail(row);
        const hasLeft = cell("unsubscribed_at") !== "" || cell("cleaned_at") !== "";
        const day = cell("consented_at") || cell("optin_time");
        if (email === undefined) leftOut.withoutEmail++;
        else if (hasLeft || refusals.includes(cell("accepts").toLowerCase()))
          leftOut.withoutConsent++;
        else if (day === "") leftOut.withoutDay++;
        else {
          const createdAt = momentOfText(day);
          if (createdAt === undefined)
            addIssue("consented_at", `'${day}' is not a day such as 2024-03-31`);
          else if (createdAt > context.clock.now())
            addIssue("consented_at", `'${day}' is in the future`);
          else return { line, email, createdAt };
        }
        return undefined;
      },
    });
    refuseIssues(findRepeatedRows(records, "email", ({ email }) => emailKey(email)));
    const dryRun = input.isSet("dry-run");
    const rows = records.rows.map(({ email, createdAt }) => ({ email, createdAt }));
    const counts = await importSubscribers(context, { rows, dryRun }, context.actor);
    if (dryRun) print("This is a dry run: nothing was changed.");
    print(`Subscribers: ${counts.new} new, ${counts.kept} as they were.`);
    for (const [count, reason] of [
      [leftOut.withoutDay, "Without a day of consent"],
      [leftOut.withoutConsent, "Without consent"],
      [leftOut.withoutEmail, "Without an email address"],
    ] as const)
      if (count > 0) print(`${reason} and left out: ${count}.`);
    printSkipped(print, records.skipped);
  },
};

export const customerCommands: readonly ShopCommand[] = [customerImport, newsletterImport];

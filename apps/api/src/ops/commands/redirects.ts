import { pagesByKey } from "../../db/pages.ts";
import { transact } from "../../db/transact.ts";
import { importRedirects } from "../../modules/redirects/redirectImport.service.ts";
import {
  countRedirects,
  deleteRedirects,
  listRedirectsAfter,
} from "../../modules/redirects/redirects.repo.ts";
import type { Redirect } from "../../modules/redirects/redirects.repo.ts";
import {
  checkedSource,
  checkedTarget,
  MAX_REDIRECTS,
} from "../../modules/redirects/redirects.rules.ts";
import { Refusal, UsageError } from "../command.ts";
import type { ShopCommand } from "../command.ts";
import { findRepeatedRows, readRecords, refuseIssues } from "../readRecords.ts";

const redirectImport: ShopCommand = {
  kind: "shop",
  name: "redirect:import",
  needsSpace: true,
  usage: "<file.csv> [--dry-run]",
  summary: "Adds old addresses and where they lead, all of the file or none.",
  details: [
    "The file has the columns from and to (or Redirect from and Redirect to), both paths such as",
    "/products/red-saree. A page of the shop is never redirected. A from without a query stands for every",
    "query; one with a query goes first. The query of the visitor is not carried over.",
    `A shop has at most ${MAX_REDIRECTS} redirects.`,
  ],
  options: { "dry-run": { summary: "checks the file and changes nothing" } },
  argumentCount: [1, 1],
  run: async (context, input, { print }) => {
    const dryRun = input.isSet("dry-run");
    const records = await readRecords(input, {
      command: "redirect:import",
      columns: {
        required: ["from", "to"],
        optional: [],
        aliases: { "redirect from": "from", "redirect to": "to" },
      },
      read: ({ line, cell, addIssue }) => {
        const from = checkedSource(cell("from"));
        const to = checkedTarget(cell("to"));
        if ("reason" in from) addIssue("from", from.reason);
        if ("reason" in to) addIssue("to", to.reason);
        return "source" in from && "target" in to ? { line, ...from, ...to } : undefined;
      },
    });
    refuseIssues(findRepeatedRows(records, "from", ({ source }) => source));
    const order = { ...records, dryRun };
    const result = await importRedirects(context, order, context.actor);
    if (result.kind === "refused") {
      refuseIssues(result.issues);
      return;
    }
    const { counts } = result;
    if (dryRun) print("This is a dry run: nothing was changed.");
    print(`Redirects: ${counts.new} new, ${counts.changed} changed, ${counts.same} as they were.`);
  },
};

const redirectList: ShopCommand = {
  kind: "shop",
  name: "redirect:list",
  usage: "",
  summary: "Lists old addresses and where they lead.",
  argumentCount: [0, 0],
  run: async ({ db }, _input, { print }) => {
    const pages = pagesByKey<Redirect>((last, limit) => listRedirectsAfter(db, last, limit));
    let isEmpty = true;
    for await (const page of pages)
      for (const { source, target } of page) {
        print(`${source} → ${target}`);
        isEmpty = false;
      }
    if (isEmpty) print("There is no redirect.");
  },
};

const redirectRemove: ShopCommand = {
  kind: "shop",
  name: "redirect:remove",
  usage: "<from> | --all",
  summary: "Removes a redirect, or all of them.",
  options: { all: { summary: "removes all" } },
  argumentCount: [0, 1],
  run: async ({ db, audit }, input, { print }) => {
    const [from] = input.positionals;
    if ((from === undefined) !== input.isSet("all"))
      throw new UsageError("Name an address or add --all, not both.");
    const checked = from === undefined ? undefined : checkedSource(from);
    if (checked && "reason" in checked) throw new UsageError(`The address: ${checked.reason}.`);
    const removed = await transact(db, async (tx) => {
      const count = await deleteRedirects(tx, checked?.source);
      if (count > 0)
        await audit(tx, {
          target: checked ? `redirect ${checked.source}` : "redirects",
          before: { redirects: count },
          after: { redirects: 0 },
        });
      return count;
    });
    if (removed === 0)
      throw new Refusal(
        checked ? `There is no redirect from ${checked.source}.` : "There is none.",
      );
    print(`${removed} removed, ${await countRedirects(db)} are left.`);
  },
};

export const redirectCommands: readonly ShopCommand[] = [
  redirectImport,
  redirectList,
  redirectRemove,
];

import { findAuditPage } from "../../modules/audit/audit.repo.ts";
import type { AuditValues } from "../../modules/audit/audit.rules.ts";
import type { ShopCommand } from "../command.ts";
import { jsonOption, printJson, printTable } from "../print.ts";
import { pageOption, readPage } from "../readPage.ts";
import { dateTime, startOfDay } from "../values.ts";

const valuesLine = (values: AuditValues | null): string =>
  Object.entries(values ?? {})
    .map(([name, value]) => `${name} ${value ?? "none"}`)
    .join(", ");

const audit: ShopCommand = {
  kind: "shop",
  name: "audit",
  usage: "[--since <day>] [--page <n>] [--json]",
  summary: "Lists what operators and keys changed, newest first, 50 a page.",
  options: {
    since: { value: "day", summary: "only changes of that day or later, such as 2027-03-31" },
    ...pageOption,
    ...jsonOption,
  },
  argumentCount: [0, 0],
  run: async ({ db }, input, { print }) => {
    const since = input.text("since");
    const { page, hasMore, found } = await readPage(input, (range) =>
      findAuditPage(db, since === undefined ? undefined : startOfDay(since), range),
    );
    if (printJson(input, print, { page, hasMore, entries: found })) return;
    const rows = found.map(({ changedAt, actorKind, actor, action, target, before, after }) => [
      dateTime(changedAt),
      `${actorKind} ${actor}`,
      action,
      target,
      valuesLine(before),
      valuesLine(after),
    ]);
    const head = ["When", "Who", "What", "Target", "Before", "After"];
    printTable(print, head, rows, "Nothing was changed.");
    if (hasMore) print(`More: --page ${page + 1}`);
  },
};

export const auditCommands: readonly ShopCommand[] = [audit];

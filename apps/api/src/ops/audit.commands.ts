import { findAuditPage } from "../modules/audit/audit.repo.ts";
import type { AuditValues } from "../modules/audit/audit.rules.ts";
import type { ShopCommand } from "./command.ts";
import { linesOfTable } from "./table.ts";
import { dateTime, pageOf, startOfDay } from "./values.ts";

const PAGE_SIZE = 50;

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
    page: { value: "n", summary: "page number (default 1)" },
    json: { summary: "prints JSON, for a program to read" },
  },
  words: [0, 0],
  run: async ({ db }, input, { print }) => {
    const since = input.text("since");
    const page = pageOf(input.text("page"));
    const found = await findAuditPage(db, since === undefined ? undefined : startOfDay(since), {
      limit: PAGE_SIZE + 1,
      offset: (page - 1) * PAGE_SIZE,
    });
    const entries = found.slice(0, PAGE_SIZE);
    const hasMore = found.length > PAGE_SIZE;
    if (input.isSet("json")) {
      print(JSON.stringify({ page, hasMore, entries }));
      return;
    }
    if (entries.length === 0) {
      print("Nothing was changed.");
      return;
    }
    const rows = entries.map(({ changedAt, actorKind, actor, action, target, before, after }) => [
      dateTime(changedAt),
      `${actorKind} ${actor}`,
      action,
      target,
      valuesLine(before),
      valuesLine(after),
    ]);
    for (const line of linesOfTable(["When", "Who", "What", "Target", "Before", "After"], rows))
      print(line);
    if (hasMore) print(`More: --page ${page + 1}`);
  },
};

export const auditCommands: readonly ShopCommand[] = [audit];

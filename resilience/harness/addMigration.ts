import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrationsFolder } from "@pallu/api/internals";

/** Copies the migrations to an empty folder, with one more at the end. */
export const addMigration = (folder: string, statements: readonly string[]): void => {
  cpSync(migrationsFolder, folder, { recursive: true });
  const tag = "9999_next";
  writeFileSync(join(folder, `${tag}.sql`), statements.join("\n--> statement-breakpoint\n"));
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { when: number }[] };
  const last = journal.entries.at(-1);
  const next = { ...last, idx: journal.entries.length, when: (last?.when ?? 0) + 1, tag };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, next] }));
};

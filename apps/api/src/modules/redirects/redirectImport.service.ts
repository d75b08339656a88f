import type { ChangeContext } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { runOrUndo } from "../../db/runOrUndo.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { Actor } from "../audit/audit.rules.ts";
import type { ImportIssue } from "../catalogue/catalogueCsv.rules.ts";
import { lockRedirects, readRedirects, writeRedirects } from "./redirects.repo.ts";
import { MAX_REDIRECTS, resolveTargets } from "./redirects.rules.ts";

/** A row of a file, with its place for faults. */
export interface RedirectRow {
  line: number;
  source: string;
  target: string;
}

export interface RedirectOrder {
  file: string;
  rows: readonly RedirectRow[];
  dryRun: boolean;
}

export interface RedirectCounts {
  new: number;
  changed: number;
  same: number;
}

export type RedirectResult =
  | { kind: "refused"; issues: ImportIssue[] }
  | { kind: "done"; counts: RedirectCounts };

const pathOfCircle = (from: string, targets: ReadonlyMap<string, string>): string =>
  `'${from}' leads in a circle, by '${targets.get(from)}'`;

/**
 * Adds redirects to those that the shop has, and replaces those of the same address. Each leads to its end, also if
 * another one of file or shop continues it. Circles are refused by their lines: then nothing is written.
 */
export const importRedirects = (
  { db, clock, transaction }: ChangeContext,
  { file, rows, dryRun }: RedirectOrder,
  actor: Actor,
): Promise<RedirectResult> => {
  const work = async (tx: Db): Promise<RedirectResult> => {
    await lockRedirects(tx);
    const before = await readRedirects(tx);
    const merged = new Map(before);
    for (const { source, target } of rows) merged.set(source, target);
    const ends = resolveTargets(merged);
    const issues = rows.flatMap(({ line, source }) =>
      ends.get(source) === null
        ? [{ file, line, column: "to", reason: pathOfCircle(source, merged) }]
        : [],
    );
    if (merged.size > MAX_REDIRECTS)
      issues.push({
        file,
        line: 1,
        column: "from",
        reason: `the shop would have ${merged.size} redirects; ${MAX_REDIRECTS} are the most`,
      });
    if (issues.length > 0) return { kind: "refused", issues };
    const written = [...ends].flatMap(([source, target]) =>
      target === null || before.get(source) === target ? [] : [{ source, target }],
    );
    const added = written.filter(({ source }) => !before.has(source)).length;
    const changed = written.length - added;
    const counts = { new: added, changed, same: merged.size - written.length };
    await writeRedirects(tx, written);
    await insertAudit(tx, { actor, action: "redirect:import", changedAt: clock.now() }, [
      { target: "redirects", after: { ...counts } },
    ]);
    return { kind: "done", counts };
  };
  return runOrUndo(db, dryRun, work, transaction);
};

/** Imports of the catalogue from the desk: they run behind the request, and their state can be read at any time. */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { addMs } from "../../clock.ts";
import type { TaskContext } from "../../context.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import type { Actor, AuditValues, AuditAction } from "../audit/audit.rules.ts";
import { readAuthorName } from "../audit/authorName.repo.ts";
import type { ImportIssue } from "../catalogue/catalogueCsv.rules.ts";
import type { CatalogueSource } from "../catalogue/catalogueFiles.ts";
import {
  importCatalogue,
  ImportStopped,
  NEEDS_STOCK,
} from "../catalogue/catalogueImport.service.ts";
import { writtenRows } from "../catalogue/catalogueImport.rules.ts";
import type { ImportOrder, ImportResult } from "../catalogue/catalogueImport.service.ts";
import type { ImportRun } from "../catalogue/catalogueStage.repo.ts";
import { createPreview } from "../catalogue/importPreview.service.ts";
import {
  previewUndo,
  storeRows,
  undoFolders,
  undoSource,
} from "../catalogue/importUndo.service.ts";
import type { UndoPlan } from "../catalogue/importUndo.service.ts";
import type { CatalogueImport } from "./deskImports.rules.ts";
import { dropImport, importFolder, takeFile, UNDO_MS, undoFolder } from "./importFiles.ts";
import { openSource } from "./importSource.ts";
import type { OpenedSource } from "./importSource.ts";
import { openState, readImport } from "./importState.ts";
import { findIncoming, incomingPath } from "./incomingFiles.ts";

const MAX_ISSUES = 200;

export type StartedImport =
  | { kind: "unknown"; what: "file" | "import" }
  /** Not all bytes of a file have arrived. */
  | { kind: "incomplete"; name: string }
  /** Another import runs. */
  | { kind: "busy"; run: ImportRun | undefined }
  /** A sentence that says why it cannot be. */
  | { kind: "refused"; reason: string }
  | { kind: "started"; import: CatalogueImport };

const failureOf = (error: unknown): string => {
  if (!(error instanceof ImportStopped)) return "It failed. Please try again.";
  const { done, total } = error;
  return done === 0
    ? "It failed, and no product was written. Please try again."
    : `It failed after ${done} of ${total} variants. Apply the files again: it goes on where it stopped.`;
};

interface Work {
  context: TaskContext;
  begun: CatalogueImport;
  /** The import before, which it stays if another one runs. */
  previous?: CatalogueImport;
  actor: Actor;
  source: CatalogueSource;
  order: Partial<ImportOrder> & { dryRun: boolean };
  /** The state after a result. */
  endOf: (result: Exclude<ImportResult, { kind: "busy" }>) => Partial<CatalogueImport>;
  /** Runs when the work failed. */
  onFailure: (error: unknown) => void;
}

/**
 * Runs an import behind its request. Resolves as soon as it has the lock, or with `busy`: then nothing has begun.
 */
const startWork = async ({
  context,
  begun,
  previous,
  actor,
  source,
  order,
  endOf,
  onFailure,
}: Work): Promise<StartedImport> => {
  const { config, db, ownConnection, clock } = context;
  let locked: () => void = () => undefined;
  const hasLock = new Promise<"locked">((resolve) => {
    locked = () => resolve("locked");
  });
  const state = await openState(context, begun);
  // The same press a second time.
  if (!state) return { kind: "started", import: begun };
  const work = importCatalogue({
    db,
    ownConnection,
    clock,
    run: { startedBy: actor.name, startedAt: clock.now() },
    uploads: join(config.dataDir, "uploads"),
    onProgress: (done, total, what) => state.set({ progress: { done, total, what } }),
    ...order,
    source: {
      ...source,
      readRows: (reader, stageDb) => {
        locked();
        return source.readRows(reader, stageDb);
      },
    },
  });
  const ended = work.then(
    async (result): Promise<ImportResult> => {
      if (result.kind !== "busy") await state.end(endOf(result));
      return result;
    },
    async (error: unknown): Promise<"failed"> => {
      onFailure(error);
      await state.end({ state: "failed", failure: failureOf(error) });
      return "failed";
    },
  );
  const first = await Promise.race([hasLock, ended]);
  if (typeof first === "object" && first.kind === "busy") {
    await state.end(previous ?? {});
    if (!previous) await dropImport(config.dataDir, begun.id);
    return first;
  }
  return { kind: "started", import: state.current() };
};

const audit = (
  { db, clock }: TaskContext,
  actor: Actor,
  action: AuditAction,
  after: AuditValues,
): Promise<void> =>
  insertAudit(db, { actor, action, changedAt: clock.now() }, [{ target: "catalogue", after }]);

/** Returns the first faults as the state of an import has them, and the number of all. */
const issuesOf = (
  issues: readonly ImportIssue[],
): Pick<CatalogueImport, "issues" | "issueCount"> => ({
  issues: issues.slice(0, MAX_ISSUES).map(({ column = null, ...issue }) => ({ ...issue, column })),
  issueCount: issues.length,
});

/** Why files cannot be applied as they are, as the state of their import. */
const endOfCheck =
  ({ options }: CatalogueImport, { isForeign, understood }: OpenedSource) =>
  (result: Exclude<ImportResult, { kind: "busy" }>): Partial<CatalogueImport> => {
    const asksTax = isForeign && options.tax === undefined;
    if (result.kind === "read")
      return {
        state: asksTax ? "faulty" : "checked",
        understood: understood(),
        needs: asksTax ? ["tax"] : [],
        tally: result.tally,
        pictures: result.pictures,
      };
    const isStock = ({ reason }: { reason: string }): boolean => reason === NEEDS_STOCK;
    const asksStock = isForeign && result.issues.some(isStock);
    const issues = result.issues.filter((issue) => !asksStock || !isStock(issue));
    return {
      state: "faulty",
      understood: understood(),
      needs: [...(asksTax ? (["tax"] as const) : []), ...(asksStock ? (["stock"] as const) : [])],
      ...issuesOf(issues),
    };
  };

/** Reports failures of work that nobody waits for. */
type Report = (error: unknown) => void;

/** Checks files: what was understood, faults, and what would change. Writes nothing but their state. */
export const startImport = async (
  context: TaskContext,
  { files: ids, options }: { files: readonly string[]; options: CatalogueImport["options"] },
  actor: Actor,
  report: Report,
): Promise<StartedImport> => {
  const { dataDir } = context.config;
  const files: CatalogueImport["files"] = [];
  for (const fileId of new Set(ids)) {
    const file = await findIncoming(dataDir, fileId);
    if (!file) return { kind: "unknown", what: "file" };
    if (file.received !== file.bytes) return { kind: "incomplete", name: file.name };
    files.push({ id: fileId, name: file.name, bytes: file.bytes });
  }
  const begun: CatalogueImport = {
    id: randomUUID(),
    state: "checking",
    createdAt: context.clock.now().toISOString(),
    createdBy: await readAuthorName(context.db, actor.name),
    files,
    options,
    progress: null,
    understood: [],
    needs: [],
    issues: [],
    issueCount: 0,
    tally: null,
    changes: [],
    pictures: 0,
    failure: null,
    appliedAt: null,
    undoableUntil: null,
    undo: null,
  };
  const folder = join(importFolder(dataDir, begun.id), "uploads");
  for (const { id } of files) await takeFile(incomingPath(dataDir, id), folder, id);
  const opened = await openSource(context, begun);
  if (!("source" in opened)) {
    const { name: file, reason } = opened;
    const faulty = { state: "faulty", ...issuesOf([{ file, line: 1, reason }]) } as const;
    const state = await openState(context, begun);
    await state?.end(faulty);
    return { kind: "started", import: { ...begun, ...faulty } };
  }
  const { source } = opened;
  const preview = createPreview(context.db);
  const endOf = endOfCheck(begun, opened);
  return startWork({
    context,
    begun,
    actor,
    source,
    order: { dryRun: true, onCompared: preview.add },
    endOf: (result) => ({ ...endOf(result), changes: preview.rows }),
    onFailure: report,
  });
};

const notNow: Readonly<Partial<Record<CatalogueImport["state"], string>>> = {
  checking: "The files are still being checked.",
  faulty: "The files have faults: mend them and choose them again.",
  undoing: "The import is being undone.",
  undone: "The import was undone: choose the files again to apply them.",
};

/** Applies files that were checked. Applied ones stay as they are, so that a repeated call changes nothing. */
export const applyImport = async (
  context: TaskContext,
  id: string,
  actor: Actor,
  report: Report,
): Promise<StartedImport> => {
  const found = await readImport(context, id);
  if (!found) return { kind: "unknown", what: "import" };
  if (found.state === "applying" || found.state === "done")
    return { kind: "started", import: found };
  const isStopped = found.state === "failed" && found.tally !== null && found.undo === null;
  if (found.state !== "checked" && !isStopped)
    return { kind: "refused", reason: notNow[found.state] ?? "Check the files again." };
  const { config, db, clock } = context;
  const opened = await openSource(context, found);
  if (!("source" in opened)) return { kind: "refused", reason: `${opened.reason}.` };
  const uploads = join(config.dataDir, "uploads");
  const { before, after } = undoFolders(undoFolder(config.dataDir, id));
  const begun: CatalogueImport = { ...found, state: "applying", failure: null, progress: null };
  return startWork({
    context,
    begun,
    previous: found,
    actor,
    source: opened.source,
    order: {
      dryRun: false,
      onStart: async (productIds) => {
        // Of an import that goes on, the rows before its first attempt count.
        if (!existsSync(before)) await storeRows(db, before, uploads, productIds);
        await audit(context, actor, "catalogue:import", { import: "started" });
      },
      onWritten: async (tally, productIds) => {
        await storeRows(db, after, uploads, productIds);
        await audit(context, actor, "catalogue:import", writtenRows(tally));
      },
    },
    endOf: (result) => {
      if (result.kind === "refused")
        return {
          ...endOfCheck(begun, opened)(result),
          failure: "The catalogue has changed since the check: nothing was written.",
        };
      const now = clock.now();
      return {
        state: "done",
        tally: result.tally,
        pictures: result.pictures,
        appliedAt: now.toISOString(),
        undoableUntil: addMs(now, UNDO_MS).toISOString(),
      };
    },
    onFailure: report,
  });
};

/** Takes an import back, or says what that would do. */
export const undoImport = async (
  context: TaskContext,
  { id, dryRun }: { id: string; dryRun: boolean },
  actor: Actor,
  report: Report,
): Promise<StartedImport> => {
  const found = await readImport(context, id);
  if (!found) return { kind: "unknown", what: "import" };
  if (found.state === "undoing" || found.state === "undone")
    return { kind: "started", import: found };
  const isStopped = found.state === "failed" && found.appliedAt !== null;
  if (found.state !== "done" && !isStopped)
    return { kind: "refused", reason: "The import was not applied." };
  const { config, db, clock } = context;
  if (found.undoableUntil !== null && new Date(found.undoableUntil) < clock.now())
    return { kind: "refused", reason: "An import can be undone for seven days only." };
  const uploads = join(config.dataDir, "uploads");
  const folder = undoFolder(config.dataDir, id);
  if (dryRun)
    return { kind: "started", import: { ...found, undo: await previewUndo(db, folder, uploads) } };
  let plan: UndoPlan = { restored: 0, removed: 0, hidden: [], kept: [] };
  const source = undoSource(db, folder, uploads, (made) => {
    plan = made;
  });
  return startWork({
    context,
    begun: { ...found, state: "undoing", failure: null, progress: null },
    previous: found,
    actor,
    source,
    order: {
      dryRun: false,
      onStart: () => audit(context, actor, "catalogue:undo", { import: "undone" }),
      onWritten: () =>
        audit(context, actor, "catalogue:undo", {
          restored: plan.restored,
          removed: plan.removed,
          hidden: plan.hidden.length,
          kept: plan.kept.length,
        }),
    },
    endOf: (result) =>
      result.kind === "read"
        ? { state: "undone", undo: plan }
        : {
            state: "failed",
            undo: plan,
            ...issuesOf(result.issues),
            failure: "Some rows cannot get their earlier values: the faults below say why.",
          },
    onFailure: report,
  });
};

/** Where imports of the desk keep their state and files: `DATA_DIR/imports`, and for their undo `DATA_DIR/undo`. */
import { randomUUID } from "node:crypto";
import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { days } from "../../clock.ts";
import type { CatalogueImport } from "./deskImports.rules.ts";
import { isId } from "./incomingFiles.ts";

/** How long an import is kept, and can be taken back. */
export const UNDO_MS = days(7);

const folderOf = (dataDir: string): string => join(dataDir, "imports");

/** The state of an import as it is stored, with when it was stored last. */
export interface StoredImport extends CatalogueImport {
  storedAt: string;
}

/** Returns the folder with the files of an import. */
export const importFolder = (dataDir: string, id: string): string => join(folderOf(dataDir), id);

/** Returns the folder with what an import replaced. */
export const undoFolder = (dataDir: string, id: string): string => join(dataDir, "undo", id);

const statePath = (dataDir: string, id: string): string =>
  join(importFolder(dataDir, id), "import.json");

/** Replaces the stored state at once: a reader sees the earlier or the later one. */
export const storeImport = async (dataDir: string, state: StoredImport): Promise<void> => {
  const path = statePath(dataDir, state.id);
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(state), { mode: 0o600 });
  await rename(draft, path);
};

export const findStoredImport = async (
  dataDir: string,
  id: string,
): Promise<StoredImport | undefined> => {
  if (!isId(id)) return undefined;
  const text = await readFile(statePath(dataDir, id), "utf8").catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as StoredImport);
};

export const listStoredImports = async (dataDir: string): Promise<StoredImport[]> => {
  const ids = await readdir(folderOf(dataDir)).catch(() => []);
  const found = await Promise.all(ids.map((id) => findStoredImport(dataDir, id)));
  return found
    .filter((one) => one !== undefined)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
};

/** Removes an import with what it replaced. */
export const dropImport = async (dataDir: string, id: string): Promise<void> => {
  for (const folder of [importFolder(dataDir, id), undoFolder(dataDir, id)])
    await rm(folder, { recursive: true, force: true });
};

/** Removes imports that were begun before a time, with what they replaced. */
export const dropOldImports = async (dataDir: string, before: Date): Promise<void> => {
  for (const { id, createdAt } of await listStoredImports(dataDir))
    if (new Date(createdAt) < before) await dropImport(dataDir, id);
};

/** Gives an uploaded file a second name in the folder of an import, so that it outlives the upload. */
export const takeFile = async (from: string, folder: string, name: string): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const to = join(folder, name);
  await link(from, to).catch(() => copyFile(from, to));
  return to;
};

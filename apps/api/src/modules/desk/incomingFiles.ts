/** Files that members of staff send in parts, below `DATA_DIR/incoming`. A broken line costs one part, not the file. */
import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { days } from "../../clock.ts";
import { freeSpaceOf } from "../../db/freeSpace.ts";

/** The most files that wait at once. */
const MAX_FILES = 50;
/** Space that uploads leave free. */
const RESERVED_BYTES = 512 * 1024 * 1024;
/** How long a file is kept after its last part. */
export const INCOMING_MS = days(1);

export interface IncomingFile {
  id: string;
  /** As the sender named it. Never a path. */
  name: string;
  bytes: number;
  /** The bytes that have arrived. */
  received: number;
}

const folderOf = (dataDir: string): string => join(dataDir, "incoming");

/** Whether a text is an id that this API gives to files and imports. */
export const isId = (text: string): boolean =>
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** Returns the path of a file's content. */
export const incomingPath = (dataDir: string, id: string): string =>
  join(folderOf(dataDir), id, "content");

const detailsPath = (dataDir: string, id: string): string =>
  join(folderOf(dataDir), id, "file.json");

/** Returns a file that was begun. Undefined for one that is not there any more. */
export const findIncoming = async (
  dataDir: string,
  id: string,
): Promise<IncomingFile | undefined> => {
  if (!isId(id)) return undefined;
  try {
    const { name, bytes } = JSON.parse(
      await readFile(detailsPath(dataDir, id), "utf8"),
    ) as IncomingFile;
    const { size: received } = await stat(incomingPath(dataDir, id));
    return { id, name, bytes, received };
  } catch {
    return undefined;
  }
};

/** Removes a file that is used up. */
export const removeIncoming = (dataDir: string, id: string): Promise<void> =>
  rm(join(folderOf(dataDir), id), { recursive: true, force: true });

/** Removes files whose last part came before a time. */
export const dropOldIncoming = async (dataDir: string, before: Date): Promise<void> => {
  const folder = folderOf(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name, "content")).catch(() => stat(join(folder, name)));
    if (found.mtimeMs < before.getTime())
      await rm(join(folder, name), { recursive: true, force: true });
  }
};

export type BegunFile =
  | { kind: "begun"; file: IncomingFile }
  | { kind: "too_many" }
  | { kind: "no_space" };

/** Begins a file of at most 200 MB, without its content. */
export const beginIncoming = async (
  dataDir: string,
  { name, bytes }: Pick<IncomingFile, "name" | "bytes">,
): Promise<BegunFile> => {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length >= MAX_FILES) return { kind: "too_many" };
  const free = await freeSpaceOf(dataDir);
  if (free !== undefined && free < bytes + RESERVED_BYTES) return { kind: "no_space" };
  const id = randomUUID();
  await mkdir(join(folder, id), { mode: 0o700 });
  await writeFile(incomingPath(dataDir, id), "", { mode: 0o600 });
  await writeFile(detailsPath(dataDir, id), JSON.stringify({ name, bytes }), { mode: 0o600 });
  return { kind: "begun", file: { id, name, bytes, received: 0 } };
};

export type AddedPart =
  | { kind: "unknown" }
  /** The part would end behind the end of the file. */
  | { kind: "too_long"; file: IncomingFile }
  | { kind: "added"; file: IncomingFile };

/** Files that a part is written to, with the end of the last part. */
const writing = new Map<string, Promise<unknown>>();

const inTurn = async <T>(id: string, work: () => Promise<T>): Promise<T> => {
  const turn = (writing.get(id) ?? Promise.resolve()).then(work, work);
  writing.set(id, turn);
  try {
    return await turn;
  } finally {
    if (writing.get(id) === turn) writing.delete(id);
  }
};

/**
 * Adds a part that begins at an offset. One that has arrived before, or that begins behind what has arrived, changes
 * nothing: `received` says where to go on.
 */
export const addPart = (
  dataDir: string,
  { id, offset, content }: { id: string; offset: number; content: Buffer },
): Promise<AddedPart> =>
  inTurn(id, async (): Promise<AddedPart> => {
    const file = await findIncoming(dataDir, id);
    if (!file) return { kind: "unknown" };
    const skipped = file.received - offset;
    if (skipped < 0 || skipped >= content.length) return { kind: "added", file };
    if (offset + content.length > file.bytes) return { kind: "too_long", file };
    const handle = await open(incomingPath(dataDir, id), "a");
    try {
      await handle.appendFile(content.subarray(skipped));
    } finally {
      await handle.close();
    }
    return { kind: "added", file: { ...file, received: offset + content.length } };
  });

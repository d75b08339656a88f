/** The state of imports: of those that run in this process in memory, of all in their folders. */
import { addMs, seconds } from "../../clock.ts";
import type { TaskContext } from "../../context.ts";
import type { CatalogueImport } from "./deskImports.rules.ts";
import {
  dropOldImports,
  findStoredImport,
  listStoredImports,
  storeImport,
  UNDO_MS,
} from "./importFiles.ts";

type StateContext = Pick<TaskContext, "config" | "clock">;

/** The state of a running import is stored so often. One that is older was stopped with its process. */
const STORE_EVERY_MS = seconds(2);
const STOPPED_AFTER_MS = seconds(30);
/** The imports that run in this process, by folder of data and id. */
const running = new Map<string, CatalogueImport>();

const keyOf = (dataDir: string, id: string): string => `${dataDir} ${id}`;

const isRunning = ({ state }: CatalogueImport): boolean =>
  state === "checking" || state === "applying" || state === "undoing";

const stoppedWords: Readonly<Partial<Record<CatalogueImport["state"], string>>> = {
  applying: "The shop was stopped meanwhile. Apply the files again: it goes on where it stopped.",
  undoing: "The shop was stopped meanwhile. Undo again: it goes on where it stopped.",
};

/** Returns an import as it is now. Undefined for one that is not there any more. */
export const readImport = async (
  { config: { dataDir }, clock }: StateContext,
  id: string,
): Promise<CatalogueImport | undefined> => {
  const live = running.get(keyOf(dataDir, id));
  if (live) return live;
  const stored = await findStoredImport(dataDir, id);
  if (!stored) return undefined;
  const { storedAt, ...found } = stored;
  const isStopped = isRunning(found) && addMs(new Date(storedAt), STOPPED_AFTER_MS) < clock.now();
  return isStopped
    ? {
        ...found,
        state: "failed",
        failure:
          stoppedWords[found.state] ?? "The shop was stopped meanwhile. Check the files again.",
      }
    : found;
};

export const readImports = async (context: StateContext): Promise<CatalogueImport[]> => {
  const { config, clock } = context;
  await dropOldImports(config.dataDir, addMs(clock.now(), -UNDO_MS));
  const found: CatalogueImport[] = [];
  for (const { id } of await listStoredImports(config.dataDir)) {
    const one = await readImport(context, id);
    if (one) found.push(one);
  }
  return found;
};

/**
 * Opens the state of an import that begins to run: changes are stored now and then, and the end at once.
 * Undefined while the import runs already. Its end is read only after it was stored, so that what begins next
 * finds it there.
 */
export const openState = async (
  { config: { dataDir }, clock }: StateContext,
  begun: CatalogueImport,
) => {
  const key = keyOf(dataDir, begun.id);
  if (running.has(key)) return undefined;
  let state = begun;
  let stored = Promise.resolve();
  /** One after another, so that no earlier state replaces a later one. */
  const store = (): Promise<void> => {
    const write = () => storeImport(dataDir, { ...state, storedAt: clock.now().toISOString() });
    stored = stored.then(write, write);
    return stored;
  };
  running.set(key, state);
  await store().catch((error: unknown) => {
    running.delete(key);
    throw error;
  });
  const timer = setInterval(() => void store().catch(() => undefined), STORE_EVERY_MS);
  timer.unref();
  return {
    current: (): CatalogueImport => state,
    set: (change: Partial<CatalogueImport>): void => {
      state = { ...state, ...change };
      running.set(key, state);
    },
    end: async (change: Partial<CatalogueImport>): Promise<void> => {
      clearInterval(timer);
      state = { ...state, progress: null, ...change };
      await store().finally(() => running.delete(key));
    },
  };
};

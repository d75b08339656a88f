import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../config.ts";
import type { TaskContext } from "../context.ts";
import type { Database } from "../db/client.ts";
import { runForClient, runOps } from "../ops/run.ts";
import { frozenClock } from "./frozenClock.ts";
import type { FrozenClock } from "./frozenClock.ts";
import { createTestDatabase } from "./testDatabase.ts";

/** The operating-system user who runs the commands. */
export const OPERATOR = "asha";

export interface CommandResult {
  code: number;
  lines: string[];
}

/** Runs a command as a process of its own would. */
export const callOps = async (
  env: Record<string, string>,
  folder: string,
  ...args: string[]
): Promise<CommandResult> => {
  const lines: string[] = [];
  const terminal = { print: (line: string) => void lines.push(line), progress: () => undefined };
  return { code: await runOps({ args, folder, user: OPERATOR }, env, terminal), lines };
};

export interface OpsShop extends TaskContext {
  clock: FrozenClock;
  database: Database;
  /** A temporary folder. */
  folder: string;
  /** Runs a command on this shop, as if the shop served requests. */
  ops(...args: string[]): Promise<CommandResult>;
  close(): Promise<void>;
}

/** Creates the small catalogue in a new database, with a folder for the commands' files. */
export const openOpsShop = async (settings: Record<string, string> = {}): Promise<OpsShop> => {
  const folder = await mkdtemp(join(tmpdir(), "pallu-ops-"));
  const database = await createTestDatabase("fixture");
  const config = readConfig({ ...settings, DATA_DIR: join(folder, "data") });
  const clock = frozenClock();
  const context = { db: database.db, config, clock };
  return {
    ...context,
    db: database.db.write,
    database,
    folder,
    ops: async (...args) => {
      const lines: string[] = [];
      const terminal = {
        print: (line: string) => void lines.push(line),
        progress: () => undefined,
      };
      return {
        code: await runForClient(context, { args, folder, user: OPERATOR }, terminal),
        lines,
      };
    },
    close: async () => {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { repositoryRoot } from "@pallu/api/internals";
import type { Attempt, Journal, Outcome } from "../harness/checks/journal.ts";
import { COMPILED_MODULES } from "../harness/shopProcess.ts";

/** The program that the image starts for `ops`. */
const opsProgram = join(repositoryRoot, "apps/api/dist/src/ops/main.js");

export interface CommandResult {
  /** Exit code, null after a signal. */
  code: number | null;
  /** Standard output and standard error. */
  output: string;
}

/** Runs `pnpm ops` as a process, with the environment of the shop. */
export type RunOps = (...args: string[]) => Promise<CommandResult>;

/** `folder` is the working directory of the operator, for relative paths. */
export const opsRunner =
  (env: Record<string, string>, folder: string): RunOps =>
  async (...args) => {
    const child = spawn(process.execPath, [COMPILED_MODULES, opsProgram, ...args], {
      cwd: repositoryRoot,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        PATH: process.env["PATH"],
        HOME: process.env["HOME"],
        ...env,
        INIT_CWD: folder,
      },
    });
    const [out, errors] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      child.exitCode ?? once(child, "exit"),
    ]);
    return { code: child.exitCode, output: `${out}${errors}`.trim() };
  };

/** Derives the outcome of a command from exit code and output, as an operator does. */
export const outcomeOf = ({ code, output }: CommandResult): Outcome => {
  if (code === 0) return "done";
  if (
    code === 1 &&
    /in use by another process|cannot be opened|cannot be used|There is no shop in/.test(output)
  )
    return "absent";
  if (code === 1 && !/ended before the command did|^It failed/m.test(output)) return "refused";
  if (code === 2) throw new Error(`A command of the week was typed wrongly: ${output}`);
  return "unknown";
};

/**
 * Whether a command ended in a way that the handbook does not describe: with another exit code, or with an unexpected error
 * without a fault.
 */
const isFailure = (
  { code, output }: CommandResult,
  { faults }: Journal,
  startedAt: number,
): boolean =>
  code === null ||
  code > 2 ||
  (/^It failed/m.test(output) && faults.every(({ to }) => to < startedAt));

export interface Command {
  action: string;
  targets: readonly string[];
  /** Arguments after the targets. */
  options?: readonly string[];
  /** Positional arguments. @default the ids of the targets */
  positionals?: readonly string[];
  details?: Attempt["details"];
  /** Whether an interrupted attempt has succeeded. Not needed for idempotent commands. */
  hasSucceeded?: () => Promise<boolean>;
}

export interface Operator {
  name: string;
  /** Runs a changing command and repeats it after interruptions, until it is done or refused. */
  act(command: Command): Promise<{ outcome: "done" | "refused"; output: string }>;
  /** Runs a reading command until it succeeds, and parses its JSON. */
  read(...args: string[]): Promise<unknown>;
}

const MAX_REPEATS = 60;
const PAUSE_MS = 300;

/** The actions whose commands take `--by`. */
const hasBy = (action: string): boolean => action.startsWith("order:");

const idOf = (target: string): string => target.slice(target.indexOf(" ") + 1);

export const createOperator = (name: string, run: RunOps, journal: Journal): Operator => {
  const read = async (...args: string[]): Promise<unknown> => {
    for (let repeat = 0; repeat < MAX_REPEATS; repeat++) {
      const startedAt = Date.now();
      const result = await run(...args, "--json");
      if (result.code === 0) return JSON.parse(result.output);
      if (isFailure(result, journal, startedAt))
        journal.failures.push(`${args[0]}: ${result.code} ${result.output}`);
      if (outcomeOf(result) === "refused") throw new Error(`${args.join(" ")}: ${result.output}`);
      await wait(PAUSE_MS);
    }
    throw new Error(`${args.join(" ")} was never answered.`);
  };
  return {
    name,
    read,
    act: async ({ action, targets, options = [], positionals, details = {}, hasSucceeded }) => {
      const args = [action, ...(positionals ?? targets.map(idOf)), ...options];
      if (hasBy(action)) args.push("--by", name);
      for (let repeat = 0; repeat < MAX_REPEATS; repeat++) {
        const startedAt = Date.now();
        const result = await run(...args);
        const outcome = outcomeOf(result);
        if (isFailure(result, journal, startedAt))
          journal.failures.push(`${action}: ${result.code} ${result.output}`);
        const endedAt = Date.now();
        const attempt = { action, targets, details, outcome, startedAt, endedAt };
        journal.attempts.push({ ...attempt, by: name, actor: "operator" });
        if (outcome === "done" || outcome === "refused") return { outcome, output: result.output };
        await wait(PAUSE_MS);
        if (outcome === "unknown" && (await hasSucceeded?.()))
          return { outcome: "done", output: "" };
      }
      throw new Error(`${args.join(" ")} was never answered.`);
    },
  };
};

/** Returns the ids of the orders that a refusal names. */
export const refusedOrders = (output: string): Set<string> =>
  new Set([...output.matchAll(/^(PL-\w+) is /gm)].map(([, id = ""]) => id));

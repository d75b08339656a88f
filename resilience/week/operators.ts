import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import type { Attempt, Journal, Outcome } from "./journal.ts";
import { compiled, repositoryRoot } from "./keeper.ts";

/** The program that the image starts for `ops`. */
const opsProgram = join(repositoryRoot, "apps/api/dist/src/ops/main.js");

export interface Said {
  code: number | null;
  text: string;
}

/** Runs `pnpm ops` as a process, with the settings of the shop. */
export type RunOps = (...args: string[]) => Promise<Said>;

/** `folder` is the working directory of the operator, for relative paths. */
export const opsRunner =
  (env: Record<string, string>, folder: string): RunOps =>
  async (...args) => {
    const child = spawn(process.execPath, [...compiled, opsProgram, ...args], {
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
    return { code: child.exitCode, text: `${out}${errors}`.trim() };
  };

/** What a person concludes from the output of a command. */
export const outcomeOf = ({ code, text: said }: Said): Outcome => {
  if (code === 0) return "done";
  if (code === 1 && /in use by another process|cannot be opened|There is no shop in/.test(said))
    return "absent";
  if (code === 1 && !/ended before the command did|^It failed/m.test(said)) return "refused";
  if (code === 2) throw new Error(`A command of the week was typed wrongly: ${said}`);
  return "unknown";
};

/** Whether a command ended as no handbook describes: with another code, or with an unexpected error. */
const isFailure = ({ code, text: said }: Said): boolean =>
  code === null || code > 2 || /^It failed/m.test(said);

export interface Order {
  action: string;
  targets: readonly string[];
  /** Arguments after the targets. */
  options?: readonly string[];
  /** The words of the command when they are not the ids of the targets. */
  words?: readonly string[];
  facts?: Attempt["facts"];
  /** Looks whether an attempt that broke off has worked. Absent for a command that may be repeated safely. */
  hasWorked?: () => Promise<boolean>;
}

export interface Operator {
  name: string;
  /** Runs a changing command until it is done or refused, as a person repeats what a broken connection interrupted. */
  act(order: Order): Promise<{ outcome: "done" | "refused"; text: string }>;
  /** Runs a reading command until it is answered, and parses its JSON. */
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
      const said = await run(...args, "--json");
      if (said.code === 0) return JSON.parse(said.text);
      if (isFailure(said)) journal.failures.push(`${args[0]}: ${said.code} ${said.text}`);
      if (outcomeOf(said) === "refused") throw new Error(`${args.join(" ")}: ${said.text}`);
      await wait(PAUSE_MS);
    }
    throw new Error(`${args.join(" ")} was never answered.`);
  };
  return {
    name,
    read,
    act: async ({ action, targets, options = [], words, facts = {}, hasWorked }) => {
      const args = [action, ...(words ?? targets.map(idOf)), ...options];
      if (hasBy(action)) args.push("--by", name);
      for (let repeat = 0; repeat < MAX_REPEATS; repeat++) {
        const startedAt = Date.now();
        const said = await run(...args);
        const outcome = outcomeOf(said);
        if (isFailure(said)) journal.failures.push(`${action}: ${said.code} ${said.text}`);
        const endedAt = Date.now();
        const attempt = { action, targets, facts, outcome, startedAt, endedAt };
        journal.attempts.push({ ...attempt, by: name, actor: "operator" });
        if (outcome === "done" || outcome === "refused") return { outcome, text: said.text };
        await wait(PAUSE_MS);
        if (outcome === "unknown" && (await hasWorked?.())) return { outcome: "done", text: "" };
      }
      throw new Error(`${args.join(" ")} was never answered.`);
    },
  };
};

/** Returns the orders that a refusal names. */
export const refusedIn = (said: string): Set<string> =>
  new Set([...said.matchAll(/^(PL-\w+) is /gm)].map(([, id = ""]) => id));

import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { repositoryRoot } from "@pallu/api/internals";
import type { Attempt, CouponRule, Journal, Outcome } from "../harness/checks/journal.ts";
import { COMPILED_MODULES } from "../harness/shopProcess.ts";
import { attemptOf } from "./staff.ts";
import type { SeenVariant, Staff, StaffChange } from "./staff.ts";

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

const MAX_REPEATS = 60;
const PAUSE_MS = 300;

/** Runs a reading command until it succeeds, and parses its JSON. */
export type ReadOps = (...args: string[]) => Promise<unknown>;

export const createReader =
  (run: RunOps, journal: Journal): ReadOps =>
  async (...args) => {
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

/** What `act` runs. */
export interface Command {
  args: readonly string[];
  /** What the journal says of it. */
  attempt: Pick<Attempt, "action" | "targets" | "details">;
  /** Whether it may not be repeated once it may have happened. */
  isOnce?: boolean;
}

/** Runs a changing command and repeats it after interruptions, until it is done or refused. */
export type Act = (command: Command) => Promise<{ outcome: "done" | "refused"; output: string }>;

export const actAs =
  (name: string, run: RunOps, journal: Journal): Act =>
  async ({ args, attempt, isOnce = false }) => {
    for (let repeat = 0; repeat < MAX_REPEATS; repeat++) {
      const startedAt = Date.now();
      const result = await run(...args);
      const outcome = outcomeOf(result);
      if (isFailure(result, journal, startedAt))
        journal.failures.push(`${attempt.action}: ${result.code} ${result.output}`);
      const endedAt = Date.now();
      journal.attempts.push({
        ...attempt,
        outcome,
        startedAt,
        endedAt,
        by: name,
        actor: "operator",
      });
      if (outcome === "done" || outcome === "refused") return { outcome, output: result.output };
      await wait(PAUSE_MS);
      if (outcome === "unknown" && isOnce) return { outcome: "done", output: "" };
    }
    throw new Error(`${args.join(" ")} was never answered.`);
  };

/** Changes that end something, which the terminal asks about. */
const finalActions = new Set(["order:cancel", "order:return", "order:refund"]);

const couponArgs = ({
  code,
  percent,
  amountPaise,
  minimumPaise,
  uses,
  oncePerUser,
}: CouponRule) => [
  code,
  ...(percent === null
    ? ["--amount", String((amountPaise ?? 0) / 100)]
    : ["--percent", String(percent)]),
  "--minimum",
  String(minimumPaise / 100),
  ...(uses === null ? [] : ["--uses", String(uses)]),
  ...(oncePerUser ? ["--once-per-user"] : []),
];

/** Returns the words of a command after its name, and the lines of the file that it reads. */
const argsOf = (change: StaffChange, by: string): { args: string[]; file?: string[] } => {
  switch (change.action) {
    case "stock:import":
      return {
        args: ["stock.csv"],
        file: ["variant,stock", ...change.counts.map(({ id, onHand }) => `${id},${onHand}`)],
      };
    case "stock:set":
      return { args: [change.id, String(change.onHand)] };
    case "stock:adjust": {
      const { id, difference } = change;
      return { args: [id, difference > 0 ? `+${difference}` : String(difference)] };
    }
    case "price:import":
      return {
        args: ["prices.csv"],
        file: [
          "product,offer_price,list_price",
          ...change.prices.map(({ id, afterPaise, listPaise }) =>
            [id, (afterPaise / 100).toFixed(2), (listPaise / 100).toFixed(2)].join(","),
          ),
        ],
      };
    case "coupon:add":
      return { args: couponArgs(change.coupon) };
    case "coupon:end":
      return { args: [change.code] };
    case "product:hide":
    case "product:show":
    case "variant:hide":
    case "variant:show":
      return { args: [change.id] };
    case "message:answer":
      return { args: [change.id, "--text", change.text] };
    default: {
      const { action, orders, reason, tracking, restock } = change;
      return {
        args: [
          ...orders.map(({ id }) => id),
          ...(finalActions.has(action) ? ["--yes"] : []),
          ...(reason === undefined ? [] : ["--reason", reason]),
          ...(tracking === undefined ? [] : ["--tracking", tracking]),
          ...(restock === false ? ["--keep-out-of-stock"] : []),
          "--by",
          by,
        ],
      };
    }
  }
};

/** Nobody repeats what would count twice. The audit log says whether it happened. */
const onceActions: ReadonlySet<string> = new Set(["stock:adjust", "message:answer"]);

/** Returns the ids of the orders that a refusal names. */
const refusedOrders = (output: string): Set<string> =>
  new Set([...output.matchAll(/^(PL-\w+) is /gm)].map(([, id = ""]) => id));

/** A member of staff who types `pnpm ops` commands in a folder. */
export const createOperator = (
  name: string,
  { run, journal, folder }: { run: RunOps; journal: Journal; folder: string },
): Staff => {
  const read = createReader(run, journal);
  const act = actAs(name, run, journal);
  return {
    listOrders: async ({ state, payment }) => {
      const filter = [
        ...(state === undefined ? [] : ["--state", state]),
        ...(payment === undefined ? [] : ["--payment", payment]),
      ];
      const { orders } = (await read("order:list", ...filter)) as {
        orders: { id: string; state: string; paymentState: string }[];
      };
      return orders.map(({ paymentState, ...order }) => ({ ...order, payment: paymentState }));
    },
    listStock: async (below) => {
      const { variants } = (await read("stock:list", "--below", String(below))) as {
        variants: SeenVariant[];
      };
      return variants;
    },
    listOpenMessages: async () => {
      const { messages } = (await read("message:list", "--state", "open")) as {
        messages: { id: string }[];
      };
      return messages.map(({ id }) => id);
    },
    change: async (change) => {
      const { args, file } = argsOf(change, name);
      if (file) await writeFile(join(folder, args[0] ?? ""), `${file.join("\n")}\n`);
      const { outcome, output } = await act({
        args: [change.action, ...args],
        attempt: attemptOf(change),
        isOnce: onceActions.has(change.action),
      });
      return { outcome, refusedOrders: refusedOrders(output) };
    },
  };
};

import type { Config } from "../config.ts";
import type { TaskContext } from "../context.ts";
import type { Db } from "../db/client.ts";
import type { transactPatiently } from "../db/transact.ts";
import type { Actor, AuditedChange } from "../modules/audit/audit.rules.ts";

/** The output of a command: the terminal, or the connection to one. */
export interface Terminal {
  print: (line: string) => void;
  /** Asks somebody. Absent where nobody can answer. */
  ask?: (question: string) => Promise<string>;
  /** Shows the progress of a long command. */
  progress: (done: number, total: number, what: string) => void;
}

/** A usage error. Prints the usage; exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** A refused command: each reason is one line, exit code 1, nothing changed. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly reasons: readonly string[];

  constructor(...reasons: string[]) {
    super(reasons[0]);
    this.reasons = reasons;
  }
}

export interface Input {
  positionals: readonly string[];
  text(option: string): string | undefined;
  isSet(option: string): boolean;
  /** Resolves a path against the working directory of the caller. */
  path(path: string): string;
}

export interface Option {
  /** Placeholder of the value in the help. Absent for a switch. */
  value?: string;
  summary: string;
}

interface CommandInfo {
  name: string;
  /** The arguments in the usage line, after the name. */
  usage: string;
  summary: string;
  details?: readonly string[];
  options?: Readonly<Record<string, Option>>;
  /** Minimum and maximum number of positional arguments. */
  argumentCount: readonly [least: number, most: number];
  /** Whether the command deletes data and therefore requires --yes. */
  isDestructive?: boolean;
}

export interface OpsContext extends TaskContext {
  /** The operating-system user who runs the command. */
  actor: Actor;
  /** Begins the transaction of a service that a command calls. */
  transaction: typeof transactPatiently;
  /** Writes the command's changes to the audit log. `tx` must be the transaction of the changes. */
  audit: (tx: Db, ...changes: AuditedChange[]) => Promise<void>;
}

/** Runs on an open shop, including one that serves requests. */
export interface ShopCommand extends CommandInfo {
  kind: "shop";
  /** Whether it also runs on a database of another schema version. */
  anySchema?: boolean;
  /** Whether it stores so much that it is refused while the disk is nearly full. */
  needsSpace?: boolean;
  run(context: OpsContext, input: Input, terminal: Terminal): Promise<void>;
}

/** Opens its own resources. No shop may use the embedded database meanwhile. */
export interface StandaloneCommand extends CommandInfo {
  kind: "standalone";
  run(config: Config, input: Input, terminal: Terminal, actor: Actor): Promise<void>;
}

export type Command = ShopCommand | StandaloneCommand;

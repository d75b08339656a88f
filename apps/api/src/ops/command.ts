import type { Config } from "../config.ts";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import type { Actor, AuditedChange } from "../modules/audit/audit.rules.ts";

/** Where a command says what it does: the terminal, or the connection to one. */
export interface Terminal {
  say: (line: string) => void;
  /** How far a long work is. */
  progress: (done: number, total: number, what: string) => void;
}

/** A use that cannot be right: said with the right form, exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** What was asked for cannot be done: each reason is a line, exit code 1, nothing was changed. */
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
  /** A path as the caller means it: from the folder the command was given in. */
  path(path: string): string;
}

export interface Option {
  /** What stands for the value in the help; none for a switch. */
  value?: string;
  summary: string;
}

interface Described {
  name: string;
  /** What stands behind the name in the right form. */
  usage: string;
  summary: string;
  details?: readonly string[];
  options?: Readonly<Record<string, Option>>;
  /** How many words may stand behind the name. */
  words: readonly [least: number, most: number];
  /** It takes something away for good, so it asks for --yes. */
  isDestructive?: boolean;
}

/** What a command works with. */
export interface OpsContext extends Context {
  /** The operating-system user who gave the command. */
  actor: Actor;
  /** Writes what the command changes to the audit log; `tx` is the transaction of the changes. */
  audit: (tx: Db, ...changes: AuditedChange[]) => Promise<void>;
}

/** Works on an open shop, also on one that is running. */
export interface ShopCommand extends Described {
  kind: "shop";
  /** Also for a database whose tables are of another version. */
  anySchema?: boolean;
  run(context: OpsContext, input: Input, terminal: Terminal): Promise<void>;
}

/** Opens what it needs itself: no shop may run on the embedded database meanwhile. */
export interface AloneCommand extends Described {
  kind: "alone";
  run(config: Config, input: Input, terminal: Terminal, actor: Actor): Promise<void>;
}

export type Command = ShopCommand | AloneCommand;

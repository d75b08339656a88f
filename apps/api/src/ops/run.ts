import { existsSync } from "node:fs";
import { join } from "node:path";
import { opsCommand } from "../opsCommand.rules.ts";
import { systemClock } from "../clock.ts";
import { readConfig } from "../config.ts";
import type { Config } from "../config.ts";
import type { Context, TaskContext } from "../context.ts";
import { openDatabase } from "../db/client.ts";
import { isTooFull, NO_SPACE } from "../db/freeSpace.ts";
import { appliedMigrations, schemaAgeOf } from "../db/schemaVersion.ts";
import { transactPatiently } from "../db/transact.ts";
import { insertAudit } from "../modules/audit/audit.repo.ts";
import { commandAction } from "../modules/audit/audit.rules.ts";
import type { Actor } from "../modules/audit/audit.rules.ts";
import { StartupError, startupErrorLine } from "../startupError.ts";
import { runInRunningShop } from "./controlSocket.ts";
import type { Call } from "./controlSocket.ts";
import { Refusal, UsageError } from "./command.ts";
import type { Command, Input, OpsContext, ShopCommand, Terminal } from "./command.ts";
import { commands } from "./commands.ts";
import { failureLine } from "./failure.ts";
import { helpOf, overviewOf, readInput } from "./input.ts";

const commandOf = (name: string): Command => {
  const command = commands.find((each) => each.name === name);
  if (!command)
    throw new UsageError(
      `There is no command '${name}'. ${opsCommand("--help")} lists all of them.`,
    );
  return command;
};

const checkConfirmed = (command: Command, input: Input): void => {
  if (command.isDestructive && !input.isSet("yes"))
    throw new UsageError(
      `${command.name} ${command.summary[0]?.toLowerCase()}${command.summary.slice(1)} Add --yes to confirm.`,
    );
};

/** Refuses a database of another schema version, which would be misread. */
const checkSchema = async (command: ShopCommand, { db }: TaskContext): Promise<void> => {
  if (command.anySchema) return;
  const age = schemaAgeOf(await appliedMigrations(db));
  if (age === "newer")
    throw new Refusal("The database belongs to a newer version of the shop: use that version.");
  if (age === "older")
    throw new Refusal(
      "The database has no tables of this version yet: start the shop once, then try again.",
    );
};

/** A parsed command line. */
interface ParsedCommand {
  input: Input;
  terminal: Terminal;
  actor: Actor;
}

const actorOf = ({ user }: Call): Actor => ({ kind: "operator", name: user.slice(0, 100) });

const opsContextOf = (context: TaskContext, { name }: ShopCommand, actor: Actor): OpsContext => ({
  ...context,
  actor,
  transaction: transactPatiently,
  audit: (tx, ...changes) =>
    insertAudit(
      tx,
      { actor, action: commandAction(name), changedAt: context.clock.now() },
      changes,
    ),
});

const runInShop = async (
  command: ShopCommand,
  context: TaskContext,
  { input, terminal, actor }: ParsedCommand,
): Promise<void> => {
  await checkSchema(command, context);
  if (command.needsSpace && (await isTooFull(context.config)))
    throw new Refusal(NO_SPACE, `The disk of ${context.config.dataDir} is nearly full.`);
  await command.run(opsContextOf(context, command, actor), input, terminal);
};

const runLocally = async (
  command: ShopCommand,
  config: Config,
  parsed: ParsedCommand,
): Promise<void> => {
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, "database")))
    throw new Refusal(`There is no shop in ${config.dataDir} yet: start it once, or set DATA_DIR.`);
  const database = await openDatabase(config, "command");
  try {
    const { db, ownConnection } = database;
    await runInShop(command, { db: db.write, ownConnection, config, clock: systemClock }, parsed);
  } finally {
    await database.close();
  }
};

const printError = (error: unknown, terminal: Terminal): number => {
  if (error instanceof UsageError) {
    for (const line of error.message.split("\n")) terminal.print(line);
    return 2;
  }
  if (error instanceof Refusal) for (const reason of error.reasons) terminal.print(reason);
  else if (error instanceof StartupError) terminal.print(startupErrorLine(error));
  else terminal.print(`It failed: ${failureLine(error)}`);
  return 1;
};

const withExitCode = async (work: () => Promise<number>, terminal: Terminal): Promise<number> => {
  try {
    return await work();
  } catch (error) {
    return printError(error, terminal);
  }
};

/** Runs a command that another process sent, on the shop in this process. */
export const runForClient = (
  context: Context & Pick<TaskContext, "ownConnection">,
  call: Call,
  terminal: Terminal,
) =>
  withExitCode(async () => {
    const { args, folder } = call;
    const command = commandOf(args[0] ?? "");
    if (command.kind === "standalone")
      throw new Refusal(`${command.name} needs the shop to be stopped.`);
    const input = readInput(command, args.slice(1), folder);
    checkConfirmed(command, input);
    await runInShop(
      command,
      { ...context, db: context.db.write },
      { input, terminal, actor: actorOf(call) },
    );
    return 0;
  }, terminal);

/** Runs a command and returns its exit code. Exit code 2: wrong usage. 1: refused or failed. 0: done. */
export const runOps = (call: Call, env: NodeJS.ProcessEnv, terminal: Terminal): Promise<number> =>
  withExitCode(async () => {
    const [name, ...args] = call.args;
    if (name === undefined || name === "--help" || name === "help") {
      for (const line of overviewOf(commands)) terminal.print(line);
      return name === undefined ? 2 : 0;
    }
    const command = commandOf(name);
    const input = readInput(command, args, call.folder);
    if (input.isSet("help")) {
      for (const line of helpOf(command)) terminal.print(line);
      return 0;
    }
    checkConfirmed(command, input);
    const config = readConfig(env);
    if (command.kind === "standalone") await command.run(config, input, terminal, actorOf(call));
    else {
      const exitCode =
        config.databaseUrl === undefined
          ? await runInRunningShop(config.dataDir, call, terminal)
          : undefined;
      if (exitCode !== undefined) return exitCode;
      await runLocally(command, config, { input, terminal, actor: actorOf(call) });
    }
    return 0;
  }, terminal);

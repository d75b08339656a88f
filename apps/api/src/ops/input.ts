import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { opsCommand } from "../opsCommand.rules.ts";
import { UsageError } from "./command.ts";
import type { Command, Input, Option } from "./command.ts";

const shared: Readonly<Record<string, Option>> = {
  help: { summary: "shows this help" },
};

const confirmation: Readonly<Record<string, Option>> = {
  yes: { summary: "confirms the command" },
};

const optionsOf = (command: Command): Readonly<Record<string, Option>> => ({
  ...command.options,
  ...(command.isDestructive ? confirmation : {}),
  ...shared,
});

const usageOf = ({ name, usage }: Command): string => opsCommand(`${name}${usage && ` ${usage}`}`);

const usageError = (command: Command, reason: string): UsageError =>
  new UsageError(`${reason}\nUsage: ${usageOf(command)}`);

const isNegative = (arg: string): boolean => /^-\d+$/.test(arg);

/** Puts negative numbers behind the options, as `parseArgs` would take them for some. */
const withNegatives = (args: readonly string[]): string[] =>
  args.includes("--")
    ? [...args]
    : [...args.filter((arg) => !isNegative(arg)), "--", ...args.filter(isNegative)];

/** Parses the arguments of a command. Throws UsageError. */
export const readInput = (command: Command, args: readonly string[], folder: string): Input => {
  const options = Object.fromEntries(
    Object.entries(optionsOf(command)).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ("boolean" as const) : ("string" as const) },
    ]),
  );
  const parsed = (() => {
    try {
      return parseArgs({ args: withNegatives(args), options, allowPositionals: true });
    } catch (error) {
      const [reason = ""] = (error as Error).message.split(/\. |\n/);
      throw usageError(command, `${reason}.`);
    }
  })();
  const values: Record<string, unknown> = parsed.values;
  const { positionals } = parsed;
  const [least, most] = command.argumentCount;
  if (values["help"] !== true && (positionals.length < least || positionals.length > most))
    throw usageError(
      command,
      positionals.length < least
        ? "An argument is missing."
        : `Unexpected argument '${positionals[most]}'.`,
    );
  return {
    positionals,
    text: (option) => (typeof values[option] === "string" ? values[option] : undefined),
    isSet: (option) => values[option] === true,
    path: (path) => resolve(folder, path),
  };
};

export const helpOf = (command: Command): string[] => [
  usageOf(command),
  "",
  command.summary,
  ...(command.details ? ["", ...command.details] : []),
  "",
  ...Object.entries(optionsOf(command)).map(
    ([name, { value, summary }]) =>
      `  ${`--${name}${value === undefined ? "" : ` <${value}>`}`.padEnd(22)}${summary}`,
  ),
];

export const overviewOf = (commands: readonly Command[]): string[] => [
  opsCommand("<command> [--help]"),
  "",
  ...commands.map(({ name, summary }) => `  ${name.padEnd(18)}${summary}`),
  "",
  "Settings are those of the shop (DATA_DIR, DATABASE_URL, ...).",
];

import type { ArgTypes } from "@storybook/react-vite";

type ArgType = ArgTypes[string];

const primitives = ["boolean", "string", "number"] as const;

const optionsOf = (parts: readonly string[]): readonly string[] | undefined =>
  parts.every((part) => /^"[^"]*"$/.test(part))
    ? parts.map((part) => part.slice(1, -1))
    : undefined;

/** `boolean | undefined` reads as a union; a reader wants "boolean" and a switch. */
const plain = (argType: ArgType): ArgType => {
  const written = argType.table?.type?.detail;
  if (argType.table?.type?.summary !== "union" || written === undefined) return argType;
  const parts = written
    .split("|")
    .map((part) => part.trim())
    .filter((part) => part !== "" && part !== "undefined");
  const table = { ...argType.table, type: { summary: parts.join(" | ") } };
  const primitive = primitives.find((name) => parts.length === 1 && parts[0] === name);
  if (primitive) return { ...argType, table, type: { name: primitive } };
  const options = optionsOf(parts);
  return options
    ? { ...argType, table, options, control: { type: options.length > 4 ? "select" : "radio" } }
    : { ...argType, table, control: false };
};

/** Props as their authors mean them, for the tables and controls of every component. */
export const plainTypes = ({ argTypes }: { argTypes: ArgTypes }): ArgTypes =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, plain(argType)]));

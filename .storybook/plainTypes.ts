import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";

const primitives = ["boolean", "string", "number"] as const;

const optionsOf = (parts: readonly string[]): readonly string[] | undefined =>
  parts.every((part) => /^"[^"]*"$/.test(part))
    ? parts.map((part) => part.slice(1, -1))
    : undefined;

/** `boolean | undefined` is a union to the machine; a reader wants "boolean" and a switch. */
const plain = (argType: StrictInputType): StrictInputType => {
  const { type } = argType;
  if (type?.name !== "union" || type.raw === undefined) return argType;
  const parts = type.raw
    .split("|")
    .map((part) => part.trim())
    .filter((part) => part !== "" && part !== "undefined");
  const table = { ...argType.table, type: { summary: parts.join(" | ") } };
  const primitive = primitives.find((name) => parts.length === 1 && parts[0] === name);
  if (primitive) return { ...argType, table, type: { name: primitive } };
  const options = optionsOf(parts);
  return options
    ? { ...argType, table, options, control: { type: options.length > 4 ? "select" : "radio" } }
    : { ...argType, table, control: { disable: true } };
};

/** Props as their authors mean them, in the tables and controls of every component. */
export const plainTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, plain(argType)]));

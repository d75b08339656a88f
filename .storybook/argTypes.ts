import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";

const primitives = ["boolean", "string", "number"] as const;

/** Descriptions of native props, which have none of their own. */
const inherited: Readonly<Record<string, string>> = {
  autoComplete: "HTML autofill tokens.",
  checked: "Whether it is checked, for controlled use.",
  children: "The content.",
  href: "URL of the link.",
  onChange: "Called with the native event.",
  onClick: "Called with the native event.",
  rows: "Number of visible lines.",
  type: "The native type.",
};

const optionsOf = (parts: readonly string[]): readonly string[] | undefined =>
  parts.every((part) => /^"[^"]*"$/.test(part))
    ? parts.map((part) => part.slice(1, -1))
    : undefined;

/** Whether a value contains React elements, which no control can edit. */
const hasElements = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(hasElements)
    : typeof value === "object" && value !== null && "$$typeof" in value;

const nodeType = /\bReact(?:Node|Element)\b/;

/** Disables controls of elements. A node that is a text gets a text field. */
const controlOf = ({ type }: StrictInputType, value: unknown): object => {
  if (hasElements(value)) return { control: { disable: true } };
  if (!nodeType.test(JSON.stringify(type ?? ""))) return {};
  return { control: typeof value === "string" ? { type: "text" } : { disable: true } };
};

/** Reduces `boolean | undefined` to `boolean`, so that the control is a switch instead of a union. */
const simplify = (argType: StrictInputType): StrictInputType => {
  const { type } = argType;
  if (type?.raw === undefined) return argType;
  const parts = type.raw
    .split("|")
    .map((part) => part.trim())
    .filter((part) => part !== "" && part !== "undefined");
  const table = { ...argType.table, type: { summary: parts.join(" | ") } };
  if (type.name !== "union") return { ...argType, table };
  const primitive = primitives.find((name) => parts.length === 1 && parts[0] === name);
  if (primitive) return { ...argType, table, type: { name: primitive } };
  const options = optionsOf(parts);
  return options
    ? { ...argType, table, options, control: { type: options.length > 4 ? "select" : "radio" } }
    : { ...argType, table, control: { disable: true } };
};

const eachType =
  (change: (argType: StrictInputType, name: string, value: unknown) => object): ArgTypesEnhancer =>
  ({ argTypes, initialArgs }) =>
    Object.fromEntries(
      Object.entries(argTypes).map(([name, argType]) => [
        name,
        { ...argType, ...change(argType, name, initialArgs[name]) },
      ]),
    );

/** Simplifies the types of props in tables and controls. */
export const simplifyArgTypes: ArgTypesEnhancer = eachType(simplify);

const isInherited = (name: string): boolean => name in inherited;

/**
 * Describes native props and disables controls of elements. Runs in the second pass, because Storybook finds native
 * props after the first.
 */
export const describeNativeProps: ArgTypesEnhancer = Object.assign<
  ArgTypesEnhancer,
  { secondPass: true }
>(
  (context) => {
    const { argTypes, initialArgs } = context;
    const known = eachType((argType, name, value) => ({
      ...(!argType.description && isInherited(name) && { description: inherited[name] }),
      ...controlOf(argType, value),
    }))(context);
    const unknown = Object.keys(initialArgs).filter((name) => !(name in argTypes));
    const added = unknown
      .filter(isInherited)
      .map((name) => [
        name,
        { name, description: inherited[name], ...controlOf({ name }, initialArgs[name]) },
      ]);
    return { ...known, ...Object.fromEntries(added) };
  },
  { secondPass: true },
);

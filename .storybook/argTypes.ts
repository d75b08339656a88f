import type { ArgsEnhancer, ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";

const primitives = ["boolean", "string", "number"] as const;

interface NativeProp {
  readonly description: string;
  readonly type: string;
}

/** Descriptions and types of native props. Storybook knows neither, and would show the type of the story's value. */
const inherited: Readonly<Record<string, NativeProp>> = {
  autoComplete: { description: "HTML autofill tokens.", type: "string" },
  checked: { description: "Whether it is checked, for controlled use.", type: "boolean" },
  children: { description: "The content.", type: "ReactNode" },
  href: { description: "URL of the link.", type: "string" },
  onChange: { description: "Called with the native event.", type: "(event) => void" },
  onClick: { description: "Called with the native event.", type: "(event) => void" },
  rows: { description: "Number of visible lines.", type: "number" },
  type: { description: "The native type.", type: "string" },
};

const nativeControls: Readonly<Record<string, string>> = {
  boolean: "boolean",
  number: "number",
  string: "text",
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

/** Types whose control edits JSON. Nobody can guess the shape of one that has no value yet. */
const jsonTypes = new Set(["object", "array", "other"]);

const isJsonWithoutValue = ({ type, options }: StrictInputType, value: unknown): boolean =>
  value === undefined && options === undefined && jsonTypes.has(type?.name ?? "");

const nodeType = /\bReact(?:Node|Element)\b/;

/** Disables controls of elements, and of objects without a value. A text of a type without a control gets a text field. */
const controlOf = (argType: StrictInputType, value: unknown): object => {
  const { type } = argType;
  if (hasElements(value) || isJsonWithoutValue(argType, value))
    return { control: { disable: true } };
  if (type?.name === "other" && typeof value === "string") return { control: { type: "text" } };
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

/** Returns description, type and control of a native prop. */
const nativeOf = (
  argType: StrictInputType,
  { description, type }: NativeProp,
  value: unknown,
): object => {
  const isText = type === "ReactNode" && typeof value === "string";
  const control = isText ? "text" : nativeControls[type];
  return {
    description,
    table: { ...argType.table, type: { summary: type } },
    control: control === undefined ? { disable: true } : { type: control },
  };
};

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
    const known = eachType((argType, name, value) => {
      const native = argType.description ? undefined : inherited[name];
      return native ? nativeOf(argType, native, value) : controlOf(argType, value);
    })(context);
    const added = Object.entries(inherited)
      .filter(([name]) => name in initialArgs && !(name in argTypes))
      .map(([name, native]) => [name, { name, ...nativeOf({ name }, native, initialArgs[name]) }]);
    return { ...known, ...Object.fromEntries(added) };
  },
  { secondPass: true },
);

/** Returns the default of a prop whose control can show it: one of a list, or a boolean. */
export const defaultOf = ({
  control,
  options,
  table,
  type,
}: StrictInputType): string | boolean | undefined => {
  const summary = table?.defaultValue?.summary;
  if (summary === undefined || (typeof control === "object" && control.disable)) return undefined;
  const text = summary.replace(/^"(.*)"$/, "$1");
  if (options) return options.includes(text) ? text : undefined;
  if (typeof type === "object" && type.name === "boolean")
    return text === "true" ? true : text === "false" ? false : undefined;
  return undefined;
};

/** Whether a prop also has an uncontrolled form, such as `defaultOpen` for `open`. Setting it would control the component. */
const isControllable = (name: string, argTypes: object): boolean =>
  `default${name.slice(0, 1).toUpperCase()}${name.slice(1)}` in argTypes;

/** Returns the defaults of props that the story does not set, so that controls begin with them. */
export const defaultArgs: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes)
      .filter(([name]) => !(name in initialArgs) && !isControllable(name, argTypes))
      .map(([name, argType]) => [name, defaultOf(argType)])
      .filter(([, value]) => value !== undefined),
  );

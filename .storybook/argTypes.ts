import type { ArgTypes, ArgTypesEnhancer, SBType, StrictInputType } from "storybook/internal/types";
import type {
  Component,
  Prop,
  PropsOfEntries,
} from "../packages/ui/src/entries/declarations.fixtures.ts";
import props from "../packages/ui/props.json";

const components = new Map(
  Object.values(props as PropsOfEntries).flatMap(Object.entries<Component>),
);

const componentOf = (component: unknown): Component | undefined => {
  const { displayName, name } = (component ?? {}) as { displayName?: string; name?: string };
  return components.get(displayName ?? name ?? "");
};

/** Returns the type by which Storybook chooses a control: a list, a switch, a field of text, numbers or JSON, or none. */
const controlled = ({ type }: Prop): SBType => {
  if (type === "boolean" || type === "string" || type === "number") return { name: type };
  if (type === "ReactNode") return { name: "string" };
  if (/^(?:"[^"]*"|\d+)(?: \| (?:"[^"]*"|\d+))*$/.test(type))
    return { name: "enum", value: type.split(" | ").map((one) => JSON.parse(one) as string) };
  return /^\(.*\) => /.test(type) ? { name: "function" } : { name: "other", value: type };
};

const argTypeOf = (name: string, prop: Prop): StrictInputType => ({
  name,
  description: prop.description,
  type: { ...controlled(prop), required: prop.required ?? false },
  table: {
    type: { summary: prop.type },
    ...(prop.default !== undefined && { defaultValue: { summary: prop.default } }),
  },
});

/** Returns the rows of the table of props, which are also the controls. */
export const extractArgTypes = (component: unknown): ArgTypes =>
  Object.fromEntries(
    Object.entries(componentOf(component)?.props ?? {}).map(([name, prop]) => [
      name,
      argTypeOf(name, prop),
    ]),
  );

export const extractComponentDescription = (component: unknown): string =>
  componentOf(component)?.description ?? "";

/** Whether a value contains React elements, which no control can edit. */
const hasElements = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(hasElements)
    : typeof value === "object" && value !== null && "$$typeof" in value;

/** Runs in the second pass, because Storybook finds native props after the first. */
export const disableElements: ArgTypesEnhancer = Object.assign<
  ArgTypesEnhancer,
  { secondPass: true }
>(
  ({ argTypes, initialArgs }) =>
    Object.fromEntries(
      Object.entries(argTypes).map(([name, argType]) => [
        name,
        hasElements(initialArgs[name]) ? { ...argType, control: { disable: true } } : argType,
      ]),
    ),
  { secondPass: true },
);

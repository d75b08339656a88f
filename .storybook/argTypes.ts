import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";

const noControl = { control: { disable: true } };

/** Whether a value contains React elements, which no control can edit. */
const hasElements = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(hasElements)
    : typeof value === "object" && value !== null && "$$typeof" in value;

/** Moves a default from the description to its column. */
const withDefault = (argType: StrictInputType): StrictInputType => {
  const [description, summary] = (argType.description ?? "").split(/\s*@default\s+/);
  if (summary === undefined) return argType;
  return { ...argType, description, table: { ...argType.table, defaultValue: { summary } } };
};

/** Runs in the second pass, because Storybook finds native props after the first. */
export const tidyArgTypes: ArgTypesEnhancer = Object.assign<ArgTypesEnhancer, { secondPass: true }>(
  ({ argTypes, initialArgs }) =>
    Object.fromEntries(
      Object.entries(argTypes).map(([name, argType]) => [
        name,
        { ...withDefault(argType), ...(hasElements(initialArgs[name]) && noControl) },
      ]),
    ),
  { secondPass: true },
);

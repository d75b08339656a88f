import type { ArgTypesEnhancer } from "storybook/internal/types";

/** Whether a value contains React elements, which no control can edit. */
const hasElements = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(hasElements)
    : typeof value === "object" && value !== null && "$$typeof" in value;

/** Disables the controls of elements. Runs in the second pass, because Storybook finds native props after the first. */
export const disableElementControls: ArgTypesEnhancer = Object.assign<
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

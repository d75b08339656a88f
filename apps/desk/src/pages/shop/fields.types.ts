import type { Json, JsonSchema } from "./schema.rules.ts";

/** The next value, or how it follows from the one of that moment: what is read later must not undo what was typed since. */
export type Change = Json | undefined | ((value: Json | undefined) => Json | undefined);

/** Returns the value after a change. */
export const changed = (value: Json | undefined, change: Change): Json | undefined =>
  typeof change === "function" ? change(value) : change;

/** What every field of a part gets. */
export interface PartFieldProps {
  schema: JsonSchema;
  label: string;
  /** Undefined if it is left out. */
  value: Json | undefined;
  onChange: (change: Change) => void;
  /** The place of the value in the part, such as `sections.0.title`. */
  place: string;
  isRequired: boolean;
  /** Why values are refused, by their place. */
  faults: ReadonlyMap<string, string>;
  isReadOnly: boolean;
}

/** Returns the id of the control of a place. */
export const controlId = (place: string): string => `part-${place}`;

/** Returns whether a value at a place, or one within it, is refused. */
export const hasFault = (faults: ReadonlyMap<string, string>, place: string): boolean =>
  [...faults.keys()].some((each) => each === place || each.startsWith(`${place}.`));

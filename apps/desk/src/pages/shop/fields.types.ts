import type { Json, JsonSchema } from "./schema.rules.ts";

/** What every field of a part gets. */
export interface PartFieldProps {
  schema: JsonSchema;
  label: string;
  /** Undefined if it is left out. */
  value: Json | undefined;
  onChange: (next: Json | undefined) => void;
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

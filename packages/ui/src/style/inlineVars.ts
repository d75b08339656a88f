import type { CSSProperties } from "react";

/** Custom properties for a style attribute, from the `var(--…)` names of a stylesheet. */
export const inlineVars = (values: Readonly<Record<string, string>>): CSSProperties =>
  Object.fromEntries(
    Object.entries(values).map(([reference, value]) => [reference.slice("var(".length, -1), value]),
  );

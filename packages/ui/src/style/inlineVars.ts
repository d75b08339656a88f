import type { CSSProperties } from "react";

/** Returns custom properties for a style attribute, from the `var(--…)` references of a style sheet. */
export const inlineVars = (values: Readonly<Record<string, string>>): CSSProperties =>
  Object.fromEntries(
    Object.entries(values).map(([reference, value]) => [reference.slice("var(".length, -1), value]),
  );

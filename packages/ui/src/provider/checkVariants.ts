import { warnOnce } from "./warnOnce.ts";

/**
 * Warns of values that are none of a component's variants. Callers check `process.env.NODE_ENV !== "production"` first.
 * Each prop has its value and its styles or values by name.
 */
export const checkVariants = (
  component: string,
  props: Readonly<Record<string, readonly [value: string | undefined, variants: object]>>,
): void => {
  for (const [prop, [value, variants]] of Object.entries(props)) {
    if (value === undefined || value in variants) continue;
    const known = Object.keys(variants).map((name) => `"${name}"`);
    warnOnce(component, `\`${prop}\` is "${value}". Use one of ${known.join(", ")}.`);
  }
};

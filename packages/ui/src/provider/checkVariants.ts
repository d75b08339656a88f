import { warnOnce } from "./warnOnce.ts";

/**
 * Warns of values that are none of a component's variants. Callers check `process.env.NODE_ENV !== "production"` first.
 * Each prop has its value, and its variants as a list or as the styles by name.
 */
export const checkVariants = (
  component: string,
  props: Readonly<
    Record<string, readonly [value: string | undefined, variants: readonly string[] | object]>
  >,
): void => {
  for (const [prop, [value, variants]] of Object.entries(props)) {
    const names = Array.isArray(variants) ? variants : Object.keys(variants);
    if (value === undefined || names.includes(value)) continue;
    const known = names.map((name) => `"${name}"`);
    warnOnce(component, `\`${prop}\` is "${value}". Use one of ${known.join(", ")}.`);
  }
};

import { warnOnce } from "./warnOnce.ts";

/** Reports a name that is none of a component's variants. Callers check `process.env.NODE_ENV !== "production"` first. */
export const checkVariant = (variants: readonly string[], name: PropertyKey): void => {
  if (variants.includes(String(name))) return;
  const known = variants.map((variant) => `"${variant}"`).join(", ");
  warnOnce(`Unknown variant "${String(name)}"`, `use one of ${known}.`);
};

/** Returns what belongs to a variant, such as its class. In development reports a name that is none of the variants. */
export const variantOf = <Name extends PropertyKey, Value>(
  variants: Readonly<Record<Name, Value>>,
  name: Name,
): Value => {
  if (process.env.NODE_ENV !== "production") checkVariant(Object.keys(variants), name);
  return variants[name];
};

import type { AuditedChange } from "../audit/audit.rules.ts";
import type { StoredVariant } from "./catalogue.tables.ts";

export const flagNames = ["bestSeller", "newArrival", "trending"] as const;

export type FlagName = (typeof flagNames)[number];

/** The marks of a variant that a change gives or takes. */
export type Flags = Partial<Record<FlagName, boolean>>;

type FlaggedVariant = Pick<StoredVariant, "id" | "hidden" | FlagName>;

/** Returns the marks of a variant, those that are named. */
const flagsOf = (variant: FlaggedVariant, names: readonly string[]): Record<string, boolean> =>
  Object.fromEntries(
    flagNames.filter((name) => names.includes(name)).map((name) => [name, variant[name]]),
  );

/**
 * Returns the changes of flags by variant. For a product, adding a flag affects its first variant that is shown,
 * removing it affects all.
 */
export const flagChangesOf = <Variant extends FlaggedVariant>(
  all: readonly Variant[],
  /** The id of a single variant. Undefined for the product. */
  variantId: string | undefined,
  flags: Flags,
): { variant: Variant; next: Flags }[] => {
  const first = all.find(({ hidden }) => !hidden) ?? all[0];
  return all
    .filter(({ id }) => variantId === undefined || id === variantId)
    .map((variant) => ({
      variant,
      next: Object.fromEntries(
        Object.entries(flags).filter(
          ([flag, value]) =>
            variant[flag as FlagName] !== value &&
            (!value || variantId !== undefined || variant === first),
        ),
      ) as Flags,
    }))
    .filter(({ next }) => Object.keys(next).length > 0);
};

/** Returns the flags of a variant that are named, if one is not as expected. */
export const unexpectedFlags = (
  variant: FlaggedVariant | undefined,
  expected: Flags,
): Flags | undefined => {
  const named = Object.entries(expected) as [FlagName, boolean][];
  return variant && named.some(([name, value]) => variant[name] !== value)
    ? flagsOf(
        variant,
        named.map(([name]) => name),
      )
    : undefined;
};

export const flagAudit = (variant: FlaggedVariant, next: Flags): AuditedChange => ({
  target: `variant ${variant.id}`,
  before: flagsOf(variant, Object.keys(next)),
  after: { ...next },
});

export const hiddenAudit = (
  what: "product" | "variant",
  id: string,
  hidden: boolean,
): AuditedChange => ({
  target: `${what} ${id}`,
  before: { hidden: !hidden },
  after: { hidden },
});

import { hexOf } from "./contrast.ts";
import { vars } from "./contract.css.ts";

const contract: Readonly<Record<string, Readonly<Record<string, string>>>> = vars;

/** Values of tokens, by group and role. */
export type TokenValues = {
  readonly [group in keyof typeof vars]?: {
    readonly [role in keyof (typeof vars)[group]]?: string;
  };
};

/** Returns a token's value for CSS, with colours as sRGB: computed styles then say `rgb(…)`. */
export const cssValueOf = (value: string): string => value.replace(/oklch\([^)]*\)/g, hexOf);

/** Returns values by the `var(--…)` reference of their token. */
export const assignTokens = (values: TokenValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([group, roles]) =>
      Object.entries(roles).map(([role, value]) => [contract[group]?.[role], cssValueOf(value)]),
    ),
  );

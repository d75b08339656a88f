import { layoutVariants } from "../style/layerStyle.ts";
import type { LayeredRule } from "../style/layerStyle.ts";
import { vars } from "../tokens/contract.css.ts";

type Space = keyof typeof vars.space;

/** One gap class per step of the space scale. */
export const gaps = layoutVariants(
  Object.fromEntries(
    Object.entries(vars.space).map(([name, value]) => [name, { gap: value }]),
  ) as Record<Space, LayeredRule>,
);

import { vars } from "../tokens/contract.css.ts";
import { layoutVariants } from "../style/layerStyle.ts";
import type { LayeredRule } from "../style/layerStyle.ts";

type Space = keyof typeof vars.space;

/** Returns one gap class per step of the space scale. */
export const gapVariants = (): Record<Space, string> =>
  layoutVariants(
    Object.fromEntries(
      Object.entries(vars.space).map(([name, value]) => [name, { gap: value }]),
    ) as Record<Space, LayeredRule>,
  );

import { style, styleVariants, type StyleRule } from "@vanilla-extract/css";
import { vars } from "../tokens/contract.css.ts";
import { layoutLayer } from "../tokens/layers.css.ts";

export type LayeredRule = Omit<StyleRule, "@layer">;

export const layoutStyle = (rule: LayeredRule): string =>
  style({ "@layer": { [layoutLayer]: rule } });

export const layoutVariants = <Name extends string | number>(
  variants: Record<Name, LayeredRule>,
): Record<Name, string> =>
  styleVariants(variants as Record<string, LayeredRule>, (rule) => ({
    "@layer": { [layoutLayer]: rule },
  })) as Record<Name, string>;

type Space = keyof typeof vars.space;

/** Returns one gap class per step of the space scale. */
export const gapVariants = (): Record<Space, string> =>
  layoutVariants(
    Object.fromEntries(
      Object.entries(vars.space).map(([name, value]) => [name, { gap: value }]),
    ) as Record<Space, LayeredRule>,
  );

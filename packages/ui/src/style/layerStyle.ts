import { style, styleVariants, type StyleRule } from "@vanilla-extract/css";
import { canHover, from } from "../tokens/breakpoints.ts";
import type { Breakpoint } from "../tokens/breakpoints.ts";
import { componentLayer, layoutLayer, pageLayer, patternLayer } from "../tokens/layers.css.ts";

export type LayeredRule = Omit<StyleRule, "@layer">;

type StyleIn = (...parts: LayeredRule[]) => string;
type VariantsIn = <Name extends string | number>(
  variants: Record<Name, LayeredRule>,
) => Record<Name, string>;

const styleIn =
  (layer: string): StyleIn =>
  (...parts) =>
    style(parts.map((rule) => ({ "@layer": { [layer]: rule } })));

const variantsIn =
  (layer: string): VariantsIn =>
  (variants) =>
    styleVariants(variants as Record<string, LayeredRule>, (rule) => ({
      "@layer": { [layer]: rule },
    })) as Record<keyof typeof variants, string>;

/** Creates a style in the layer of that name. Later parts override earlier ones. */
export const layoutStyle: StyleIn = styleIn(layoutLayer);
export const componentStyle: StyleIn = styleIn(componentLayer);
export const patternStyle: StyleIn = styleIn(patternLayer);
export const pageStyle: StyleIn = styleIn(pageLayer);

/** Creates one class per variant in the layer of that name. */
export const layoutVariants: VariantsIn = variantsIn(layoutLayer);
export const componentVariants: VariantsIn = variantsIn(componentLayer);
export const patternVariants: VariantsIn = variantsIn(patternLayer);

/** Returns rules for viewports from a breakpoint. */
export const at = (breakpoint: Breakpoint, rule: LayeredRule): LayeredRule => ({
  "@media": { [from(breakpoint)]: rule },
});

/** Returns rules for devices with hover. Content hidden behind hover must be visible without it. */
export const hover = (rule: LayeredRule, selector = "&:hover"): LayeredRule => ({
  "@media": { [canHover]: { selectors: { [selector]: rule } } },
});

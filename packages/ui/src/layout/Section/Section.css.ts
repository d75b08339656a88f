import { createVar } from "@vanilla-extract/css";
import { from } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { layoutStyle, layoutVariants } from "../../style/layerStyle.ts";
import { skipOffscreen } from "../../style/rules.ts";

export const size = layoutVariants({
  small: { paddingBlock: vars.space.s32 },
  medium: { paddingBlock: vars.space.section },
});
export const continued = layoutStyle({ paddingBlockStart: 0 });
/** Takes back the space above a `SiteFooter`. */
export const ending = layoutStyle({ marginBlockEnd: `calc(-1 * ${vars.space.section})` });
export const narrowHeight = createVar();
export const wideHeight = createVar();
export const offscreen = layoutStyle({
  ...skipOffscreen,
  containIntrinsicBlockSize: `auto ${narrowHeight}`,
  "@media": { [from("md")]: { containIntrinsicBlockSize: `auto ${wideHeight}` } },
});
export const surface = layoutVariants({
  canvas: {},
  sunken: { background: vars.color.sunken },
  hero: { background: vars.color.hero, color: vars.color.onHero },
  brand: { background: vars.color.brand, color: vars.color.onBrand },
});

import { createVar } from "@vanilla-extract/css";
import { from } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { layoutStyle, layoutVariants } from "../../style/layerStyle.ts";
import { skipOffscreen } from "../../style/rules.ts";

export const section: string = layoutStyle({ paddingBlock: vars.space.section });
export const small: string = layoutStyle({ paddingBlock: vars.space.s32 });
export const continued: string = layoutStyle({ paddingBlockStart: 0 });
export const narrowHeight: string = createVar();
export const wideHeight: string = createVar();
export const offscreen: string = layoutStyle({
  ...skipOffscreen,
  containIntrinsicBlockSize: `auto ${narrowHeight}`,
  "@media": {
    ...skipOffscreen["@media"],
    [from("md")]: { containIntrinsicBlockSize: `auto ${wideHeight}` },
  },
});
export const surface: Record<"canvas" | "sunken" | "hero" | "brand", string> = layoutVariants({
  canvas: {},
  sunken: { background: vars.color.sunken },
  hero: { background: vars.color.hero, color: vars.color.onHero },
  brand: { background: vars.color.brand, color: vars.color.onBrand },
});

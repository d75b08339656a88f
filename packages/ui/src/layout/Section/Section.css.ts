import { createVar } from "@vanilla-extract/css";
import { vars } from "../../tokens/contract.css.ts";
import { layoutStyle, layoutVariants } from "../layoutStyle.ts";

export const section: string = layoutStyle({ paddingBlock: vars.space.section });
export const tight: string = layoutStyle({ paddingBlock: vars.space.s32 });
export const reserve: string = createVar();
/** Off the screen it is neither styled nor laid out nor painted; what it once measured is remembered. */
export const reserved: string = layoutStyle({
  contentVisibility: "auto",
  containIntrinsicBlockSize: `auto ${reserve}`,
});
export const tone: Record<"canvas" | "sunken" | "hero" | "pallu", string> = layoutVariants({
  canvas: {},
  sunken: { background: vars.color.sunken },
  hero: { background: vars.color.hero, color: vars.color.onHero },
  pallu: { background: vars.color.pallu, color: vars.color.onPallu },
});

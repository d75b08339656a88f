import { createVar } from "@vanilla-extract/css";
import { from } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { farOff } from "../../style/componentStyle.ts";
import { layoutStyle, layoutVariants } from "../layoutStyle.ts";

export const section: string = layoutStyle({ paddingBlock: vars.space.section });
export const tight: string = layoutStyle({ paddingBlock: vars.space.s32 });
export const onPhone: string = createVar();
export const onDesk: string = createVar();
export const reserved: string = layoutStyle({
  ...farOff,
  containIntrinsicBlockSize: `auto ${onPhone}`,
  "@media": { ...farOff["@media"], [from("md")]: { containIntrinsicBlockSize: `auto ${onDesk}` } },
});
export const tone: Record<"canvas" | "sunken" | "hero" | "pallu", string> = layoutVariants({
  canvas: {},
  sunken: { background: vars.color.sunken },
  hero: { background: vars.color.hero, color: vars.color.onHero },
  pallu: { background: vars.color.pallu, color: vars.color.onPallu },
});

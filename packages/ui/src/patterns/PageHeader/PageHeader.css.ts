import { vars } from "../../tokens/contract.css.ts";
import { patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

export const header = patternStyle({
  display: "grid",
  gap: vars.space.s8,
  paddingBlock: `${vars.space.s24} ${vars.space.s32}`,
});
export const title = patternStyle({ ...type.h1 });
export const text = patternStyle({
  ...type.bodyLarge,
  color: vars.color.textMuted,
  maxInlineSize: "33em",
  textWrap: "balance",
});

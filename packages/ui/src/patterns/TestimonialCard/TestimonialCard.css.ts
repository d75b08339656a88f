import { vars } from "../../tokens/contract.css.ts";
import { patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

export const card = patternStyle({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  gap: vars.space.s24,
  blockSize: "100%",
  paddingBlockStart: vars.space.s20,
  borderBlockStart: `1px solid ${vars.color.text}`,
});
export const quote = patternStyle({ ...type.h3, textWrap: "pretty", maxInlineSize: "34ch" });
export const person = patternStyle({ display: "flex", alignItems: "center", gap: vars.space.s12 });
export const portrait = patternStyle({
  display: "grid",
  inlineSize: 48,
  blockSize: 48,
  overflow: "hidden",
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.imageBg,
});
export const name = patternStyle({ ...type.label, display: "block" });
export const place = patternStyle({ ...type.small, display: "block", color: vars.color.textMuted });

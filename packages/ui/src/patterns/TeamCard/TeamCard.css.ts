import { vars } from "../../tokens/contract.css.ts";
import { patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

export const card = patternStyle({ display: "grid", alignContent: "start", gap: vars.space.s16 });
export const name = patternStyle({ ...type.h3 });
export const position = patternStyle({ ...type.label, color: vars.color.zariInk });
export const text = patternStyle({
  ...type.body,
  color: vars.color.textMuted,
  marginBlockStart: vars.space.s8,
});

import { vars } from "../../tokens/contract.css.ts";
import { patternStyle } from "../../style/layerStyle.ts";
import { hidden, type } from "../../style/rules.ts";

export const row = patternStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: vars.space.s8,
});
/* The button shows it, too. */
export const status = patternStyle(hidden);
export const failed = patternStyle({ ...type.small, color: vars.color.textMuted });

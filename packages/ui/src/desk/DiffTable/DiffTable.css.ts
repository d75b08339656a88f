import { vars } from "../../tokens/contract.css.ts";
import { patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

const value = {
  ...type.small,
  paddingInline: vars.space.s4,
  boxDecorationBreak: "clone",
  overflowWrap: "anywhere",
} as const;
export const before = patternStyle({
  ...value,
  background: vars.color.dangerSoft,
  color: vars.color.onDangerSoft,
  textDecoration: "line-through",
});
export const after = patternStyle({
  ...value,
  background: vars.color.successSoft,
  color: vars.color.onSuccessSoft,
  textDecoration: "none",
});
export const none = patternStyle({ ...type.small, color: vars.color.textMuted });
export const kind = patternStyle({
  ...type.caption,
  display: "block",
  fontWeight: vars.font.weightRegular,
  color: vars.color.textMuted,
});

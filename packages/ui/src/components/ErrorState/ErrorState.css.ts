import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, componentVariants } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

export const error = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  color: vars.color.text,
});
export const size = componentVariants({
  medium: {
    gap: vars.space.s16,
    paddingBlock: vars.space.s32,
    borderBlock: `${vars.borderWidth.thin} solid ${vars.color.border}`,
  },
  small: { gap: vars.space.s8 },
});
export const head = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s12,
});
export const mark = componentStyle({ color: vars.color.danger });
export const message = componentStyle({
  ...type.body,
  maxInlineSize: vars.size.measure,
  color: vars.color.textMuted,
});

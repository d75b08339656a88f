import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, componentVariants } from "../../style/layerStyle.ts";

export const tag = componentStyle({
  display: "inline-block",
  paddingBlock: "5px 4px",
  paddingInline: vars.space.s8,
  /* Visible in forced colours only, where it outlines the tag. */
  border: `${vars.borderWidth.thin} solid transparent`,
  borderRadius: vars.radius.surface,
  fontFamily: vars.font.ui,
  fontSize: "0.75rem",
  fontWeight: vars.font.weightStrong,
  lineHeight: vars.leading.flat,
  whiteSpace: "nowrap",
});
const flag = (background: string) => ({ background, color: vars.color.onTag });
export const tone = componentVariants({
  neutral: flag(vars.color.tagSold),
  info: flag(vars.color.tagNew),
  success: flag(vars.color.tagHot),
  warning: { background: vars.color.tagLow, color: vars.color.onTagLow },
  danger: flag(vars.color.tagOff),
});

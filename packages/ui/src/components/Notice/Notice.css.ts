import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, componentVariants } from "../../style/layerStyle.ts";
import { autoBidiText, type } from "../../style/rules.ts";

/* A striped edge in the text colour at the inline start. */
export const notice = componentStyle({
  ...type.body,
  position: "relative",
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.s12,
  paddingBlock: vars.space.s12,
  paddingInline: `${vars.space.s24} ${vars.space.s16}`,
  border: `${vars.borderWidth.thin} solid transparent`,
  borderRadius: vars.radius.surface,
  selectors: {
    "&::before": {
      content: "",
      position: "absolute",
      insetBlock: vars.radius.surface,
      insetInlineStart: 0,
      inlineSize: 8,
      backgroundImage: "repeating-linear-gradient(currentColor 0 2px, transparent 2px 6px)",
      borderInlineEnd: `${vars.borderWidth.thin} solid currentColor`,
    },
  },
});
const soft = (background: string, color: string) => ({ background, color });
export const tone = componentVariants({
  neutral: {
    background: vars.color.raised,
    borderColor: vars.color.border,
    color: vars.color.text,
    selectors: { "&::before": { color: vars.color.zari } },
  },
  success: soft(vars.color.successSoft, vars.color.onSuccessSoft),
  info: soft(vars.color.infoSoft, vars.color.onInfoSoft),
  warning: soft(vars.color.warningSoft, vars.color.onWarningSoft),
  danger: soft(vars.color.dangerSoft, vars.color.onDangerSoft),
});
export const mark = componentStyle({ display: "flex", paddingBlockStart: 2 });
export const body = componentStyle({
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
export const title = componentStyle({ fontWeight: vars.font.weightStrong });
export const words = componentStyle(autoBidiText);
/* The button is taller than a line. Negative margins let it overlap the padding. */
export const close = componentStyle({
  display: "flex",
  marginBlock: -10,
  marginInlineEnd: -8,
});

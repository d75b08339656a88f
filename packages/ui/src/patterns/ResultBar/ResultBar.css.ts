import { vars } from "../../tokens/contract.css.ts";
import { onHover, patternStyle, type } from "../patternStyle.ts";

export const bar = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space.s8} ${vars.space.s16}`,
  marginBlockEnd: vars.space.s20,
});
export const count = patternStyle({ ...type.small, color: vars.color.textMuted });
export const tools = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s8,
});
export const chips = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s8,
  flexBasis: "100%",
});
export const chip = patternStyle(
  {
    ...type.label,
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.s8,
    minBlockSize: 36,
    paddingInline: vars.space.s12,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.actionSoft,
    color: vars.color.onActionSoft,
    border: "1px solid transparent",
  },
  onHover({ selectors: { "&:hover": { borderColor: vars.color.onActionSoft } } }),
);
export const clear = patternStyle({
  ...type.label,
  minBlockSize: 36,
  paddingInline: vars.space.s8,
  color: vars.color.action,
  textDecoration: "underline",
  textUnderlineOffset: "0.25em",
});

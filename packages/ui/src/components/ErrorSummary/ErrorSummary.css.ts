import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, typeRoles } from "../../style/componentStyle.ts";

export const summary: string = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s12,
  paddingBlock: vars.space.s16,
  paddingInline: vars.space.s20,
  border: `${vars.borderWidth.thin} solid ${vars.color.danger}`,
  borderInlineStartWidth: 8,
  borderRadius: vars.radius.surface,
  background: vars.color.dangerSoft,
  color: vars.color.onDangerSoft,
});
export const title: string = componentStyle(typeRoles.h4);
export const list: string = componentStyle({
  ...typeRoles.body,
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s4,
});
export const link: string = componentStyle({
  display: "inline-block",
  paddingBlock: vars.space.s4,
  color: "inherit",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
});

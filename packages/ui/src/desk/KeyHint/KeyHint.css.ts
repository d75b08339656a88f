import { vars } from "../../tokens/contract.css.ts";
import { patternStyle } from "../../style/layerStyle.ts";
import { controlLine, type } from "../../style/rules.ts";

export const keys = patternStyle({ display: "inline-flex", gap: vars.space.s4 });
export const key = patternStyle({
  ...type.caption,
  display: "inline-block",
  minInlineSize: 24,
  paddingInline: vars.space.s4,
  border: controlLine,
  borderBlockEndWidth: 2,
  borderRadius: vars.radius.panel,
  background: vars.color.surface,
  color: vars.color.text,
  textAlign: "center",
});

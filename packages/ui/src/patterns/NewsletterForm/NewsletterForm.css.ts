import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

export const band = patternStyle(
  { display: "grid", gap: vars.space.s24, gridTemplateColumns: "minmax(0, 1fr)" },
  at("lg", {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    columnGap: vars.space.s64,
    alignItems: "end",
  }),
);
export const title = patternStyle({ ...type.h2 });
export const text = patternStyle({
  ...type.body,
  color: vars.color.textMuted,
  marginBlockStart: vars.space.s8,
  maxInlineSize: "26em",
});
export const label = patternStyle({
  ...type.label,
  display: "block",
  marginBlockEnd: vars.space.s8,
});
export const row = patternStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.s8 });
export const result = patternStyle({ marginBlockStart: vars.space.s16 });
export const field = patternStyle({ flex: "1 1 14rem", minInlineSize: 0 });

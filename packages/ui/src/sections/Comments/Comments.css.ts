import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

export const layout = patternStyle(
  { display: "grid", gap: vars.space.s40 },
  at("lg", { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", columnGap: vars.space.s64 }),
);
export const title = patternStyle({
  ...type.h2,
  marginBlockEnd: vars.space.s24,
});
export const list = patternStyle({ display: "grid" });
export const comment = patternStyle({
  display: "grid",
  gap: vars.space.s8,
  paddingBlock: vars.space.s20,
  borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border}`,
});
export const by = patternStyle({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s12,
  color: vars.color.textMuted,
});
export const name = patternStyle({
  ...type.label,
  color: vars.color.text,
});
export const text = patternStyle({
  ...type.body,
  maxInlineSize: vars.size.measure,
});
export const form = patternStyle({
  display: "grid",
  gap: vars.space.s20,
  alignContent: "start",
  justifyItems: "stretch",
});
export const formTitle = patternStyle({ ...type.h3 });
export const closed = patternStyle({
  ...type.body,
  padding: vars.space.s16,
  backgroundColor: vars.color.sunken,
  borderInlineStart: `${vars.borderWidth.strong} solid ${vars.color.borderControl}`,
});

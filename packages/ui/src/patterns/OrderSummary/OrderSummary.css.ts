import { patternStyle } from "../../style/layerStyle.ts";
import { hidden, type } from "../../style/rules.ts";
import { vars } from "../../tokens/contract.css.ts";

export const summary = patternStyle({
  display: "grid",
  gap: vars.space.s20,
  padding: vars.space.s24,
  backgroundColor: vars.color.sunken,
});
export const title = patternStyle({ ...type.h3 });
export const hiddenTitle = patternStyle(hidden);
export const rows = patternStyle({ display: "grid", gap: vars.space.s8, ...type.body });
export const row = patternStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.s16,
});
/** As wide as the row, so that a changed amount does not move it. `text-align: end` would follow the text's direction. */
const atEnd = { display: "flex", flexGrow: 1, justifyContent: "flex-end" } as const;
export const figure = patternStyle({ ...atEnd, whiteSpace: "nowrap" });
export const term = patternStyle({ color: vars.color.textMuted });
export const totalRow = patternStyle({
  ...type.h4,
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space.s16,
  paddingBlockStart: vars.space.s16,
  marginBlockStart: vars.space.s8,
  borderBlockStart: `1px solid ${vars.color.text}`,
});
export const total = patternStyle({ ...type.pricePage, ...atEnd, fontSize: vars.text.h3 });
export const actions = patternStyle({ display: "grid", gap: vars.space.s12 });
export const note = patternStyle({ ...type.small, color: vars.color.textMuted });

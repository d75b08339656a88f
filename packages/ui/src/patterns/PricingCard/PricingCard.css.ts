import { vars } from "../../tokens/contract.css.ts";
import { patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

/** Subgrid rows that align across cards: fabric, name, price, features, action. */
export const card = patternStyle({
  display: "grid",
  gridTemplateRows: "subgrid",
  gridRow: "span 5",
  rowGap: 0,
  overflow: "hidden",
  border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.surface,
  backgroundColor: vars.color.surface,
});
export const featured = patternStyle({ borderColor: vars.color.action });
/** The card clips its content, so the fabric needs no radius. */
export const fabric = patternStyle({
  position: "relative",
  display: "grid",
  blockSize: 72,
  vars: { [vars.radius.surface]: "0px" },
});
export const flag = patternStyle({
  ...type.label,
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineStart: 0,
  padding: `${vars.space.s4} ${vars.space.s12}`,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
});
export const head = patternStyle({
  padding: `${vars.space.s24} ${vars.space.s24} ${vars.space.s16}`,
});
export const title = patternStyle({ ...type.h3 });
export const text = patternStyle({
  ...type.small,
  color: vars.color.textMuted,
  marginBlockStart: vars.space.s4,
  // The price stays in its place when a card with a longer text arrives.
  minBlockSize: "2lh",
});
export const price = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: vars.space.s8,
  paddingInline: vars.space.s24,
  paddingBlockEnd: vars.space.s20,
});
export const amount = patternStyle({ ...type.pricePage, fontSize: vars.text.h2 });
export const per = patternStyle({ ...type.small, color: vars.color.textMuted });
export const list = patternStyle({
  ...type.body,
  display: "grid",
  alignContent: "start",
  marginInline: vars.space.s24,
  borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border}`,
});
export const feature = patternStyle({
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr)",
  gap: vars.space.s12,
  paddingBlock: vars.space.s12,
  borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.border}`,
});
export const mark = patternStyle({ color: vars.color.success, paddingBlockStart: 2 });
export const action = patternStyle({ padding: vars.space.s24 });

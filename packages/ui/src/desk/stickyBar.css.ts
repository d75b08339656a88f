import { createVar, fallbackVar } from "@vanilla-extract/css";
import { vars } from "../tokens/contract.css.ts";
import { patternStyle } from "../style/layerStyle.ts";
import { type } from "../style/rules.ts";

/** Height of what covers the lower edge of the page: the bottom bar of a phone. `AppFrame` sets it. */
export const bottomInset = createVar();

/** A bar that stays in view above the lower edge. In forced colours its border remains. */
export const bar = patternStyle({
  ...type.small,
  position: "sticky",
  insetBlockEnd: fallbackVar(bottomInset, "0px"),
  zIndex: vars.layer.sticky,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s16,
  rowGap: vars.space.s8,
  marginBlockStart: vars.space.s16,
  paddingBlock: vars.space.s8,
  paddingInline: vars.space.s16,
  border: `${vars.borderWidth.thin} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.panel,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.popover,
});
export const words = patternStyle({ fontWeight: vars.font.weightStrong, minInlineSize: 0 });
export const note = patternStyle({ color: vars.color.textMuted });
export const actions = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s8,
  marginInlineStart: "auto",
});

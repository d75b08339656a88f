import { at, patternStyle } from "../../style/layerStyle.ts";
import { autoBidiText, hairline, type } from "../../style/rules.ts";
import { vars } from "../../tokens/contract.css.ts";

/** Wide content scrolls instead of widening the dialog. */
export const body = patternStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s16,
});
export const text = patternStyle(type.body);
export const measure = patternStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s12,
  paddingBlockStart: vars.space.s16,
  borderBlockStart: hairline,
});
export const sliderLabel = patternStyle({ ...type.label, display: "block" });
/** A bank card is almost as wide as a phone, so the outline begins at the edge of the dialog there. */
export const place = patternStyle(
  { marginInline: `calc(-1 * ${vars.space.s24})`, overflowX: "clip" },
  at("sm", { marginInline: 0 }),
);
export const card = patternStyle({
  border: `${vars.borderWidth.strong} solid ${vars.color.text}`,
  background: vars.color.sunken,
});
export const scroller = patternStyle({
  overflowX: "auto",
  // A swipe at the end of the cloth must not go back in the history.
  overscrollBehaviorX: "contain",
  userSelect: "none",
  scrollbarColor: `${vars.color.borderControl} transparent`,
  selectors: {
    "&[data-drag]": { cursor: "grab" },
    "&[data-drag=active]": { cursor: "grabbing" },
  },
});
export const track = patternStyle({ display: "grid", inlineSize: "max-content" });
/** Stays in view while the cloth moves below it. */
export const side = patternStyle({
  position: "sticky",
  insetInlineStart: 0,
  zIndex: vars.layer.base,
  gridRow: "1 / 3",
  display: "flex",
  alignItems: "flex-end",
  paddingInlineEnd: vars.space.s4,
  background: vars.color.raised,
});
export const mark = patternStyle({
  ...type.caption,
  display: "grid",
  placeItems: "center",
  paddingInline: vars.space.s4,
  borderBlock: `${vars.borderWidth.thin} solid ${vars.color.textMuted}`,
  borderInlineStart: `${vars.borderWidth.thin} solid ${vars.color.textMuted}`,
  color: vars.color.textMuted,
});
export const figure = patternStyle({ whiteSpace: "nowrap", writingMode: "vertical-rl" });
export const ruler = patternStyle({ position: "relative", blockSize: "2rem" });
export const tick = patternStyle(autoBidiText, {
  ...type.caption,
  position: "absolute",
  insetBlockEnd: 0,
  blockSize: vars.space.s8,
  borderInlineStart: `${vars.borderWidth.thin} solid ${vars.color.textMuted}`,
  color: vars.color.textMuted,
  whiteSpace: "nowrap",
});
export const labelled = patternStyle({ blockSize: "100%", paddingInlineStart: vars.space.s4 });
export const cloth = patternStyle({ gridColumn: 2, pointerEvents: "none" });
export const hint = patternStyle({ ...type.caption, color: vars.color.textMuted });

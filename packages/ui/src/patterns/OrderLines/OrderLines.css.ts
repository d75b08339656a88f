import { at, patternStyle } from "../../style/layerStyle.ts";
import { hairline, type } from "../../style/rules.ts";
import { vars } from "../../tokens/contract.css.ts";
import { croppedBelow } from "../../tokens/cropped.ts";

/** Continues in an `OrderSummary` below from 1280 px, also without lines: it contains the margin of its heading. */
export const box = patternStyle(
  {
    display: "flow-root",
    padding: `${vars.space.s12} ${vars.space.s24}`,
    backgroundColor: vars.color.sunken,
  },
  at("xl", { paddingBlock: `${vars.space.s24} 0` }),
);
/** As tall with a thumbnail as without, so that the page does not move when the lines arrive. */
export const head = patternStyle(
  {
    display: "flex",
    // The title keeps its words whole: large text moves the rest to a second line.
    flexWrap: "wrap",
    alignItems: "center",
    gap: vars.space.s8,
    minBlockSize: 50,
    listStyle: "none",
    selectors: { "&::-webkit-details-marker": { display: "none" } },
  },
  at("xl", { minBlockSize: 0, marginBlockEnd: vars.space.s20 }),
);
export const title = patternStyle(type.h4, at("xl", type.h3));
export const emptyText = patternStyle({
  ...type.small,
  color: vars.color.textMuted,
  marginInlineStart: "auto",
});
/** As many as fit between title and total: the others are on rows below, which are cut off. */
export const thumbs = patternStyle({
  display: "flex",
  flex: 1,
  flexWrap: "wrap",
  justifyContent: "end",
  blockSize: 50,
  overflow: "hidden",
  paddingInlineStart: vars.space.s16,
});
export const smallThumb = patternStyle({
  ...croppedBelow,
  inlineSize: 40,
  blockSize: 50,
  marginInlineStart: `calc(-1 * ${vars.space.s16})`,
  border: `1px solid ${vars.color.sunken}`,
  overflow: "hidden",
  backgroundColor: vars.color.imageBg,
});
export const chevron = patternStyle({
  display: "flex",
  selectors: { "details[open] > summary > &": { rotate: "180deg" } },
});
export const openList = patternStyle({
  marginBlockStart: vars.space.s12,
  paddingBlock: vars.space.s16,
  borderBlockStart: hairline,
});
export const items = patternStyle({ display: "grid", gap: vars.space.s16 });
export const item = patternStyle({
  display: "grid",
  gridTemplateColumns: "56px minmax(0, 1fr) auto",
  gap: vars.space.s16,
  alignItems: "center",
});
export const thumb = patternStyle({
  ...croppedBelow,
  inlineSize: 56,
  blockSize: 70,
  overflow: "hidden",
  backgroundColor: vars.color.imageBg,
});
export const thumbButton = patternStyle({ cursor: "zoom-in" });
export const name = patternStyle({ ...type.small, color: vars.color.text });
export const detail = patternStyle({ ...type.caption, color: vars.color.textMuted });
export const note = patternStyle({ ...type.caption, color: vars.color.danger });
export const amount = patternStyle({ ...type.label, whiteSpace: "nowrap", textAlign: "end" });

import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";
import { filled, focusOn, type } from "../../style/rules.ts";

const columns = "repeat(12, minmax(0, 1fr))";

export const line = patternStyle({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s12,
  color: vars.color.textMuted,
});
export const tag = patternStyle({
  ...type.label,
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: 24,
  color: vars.color.zariInk,
});
export const frame = patternStyle({ display: "grid", overflow: "hidden" });

/* Guide: text beside the picture, with a line below both. */
export const guide = patternStyle(
  {
    display: "grid",
    gap: vars.space.s32,
    paddingBlock: `${vars.space.s24} ${vars.space.s40}`,
  },
  at("lg", {
    gridTemplateColumns: columns,
    columnGap: vars.space.gutter,
    alignItems: "stretch",
    paddingBlockEnd: vars.space.s64,
  }),
);
export const guideWords = patternStyle(
  { display: "grid", gap: vars.space.s16, alignContent: "start" },
  at("lg", {
    gridColumn: "1 / 7",
    paddingInlineEnd: vars.space.s32,
  }),
);
export const guidePicture = patternStyle(at("lg", { gridColumn: "7 / 13" }));
export const title = patternStyle(type.display);
export const lead = patternStyle({
  ...type.bodyLarge,
  color: vars.color.textMuted,
  maxInlineSize: "29em",
});

/* Wide: a panel in the page's background colour overlaps the picture. */
export const widePicture = patternStyle(
  { position: "relative", aspectRatio: "4 / 3" },
  at("md", { aspectRatio: "21 / 9" }),
);
export const plate = patternStyle(
  {
    position: "relative",
    display: "grid",
    gap: vars.space.s16,
    paddingBlock: `${vars.space.s24} ${vars.space.s32}`,
  },
  at("lg", {
    inlineSize: "66.666%",
    marginBlockStart: -112,
    marginInlineStart: "auto",
    paddingInlineStart: vars.space.s48,
    paddingBlockStart: vars.space.s32,
    backgroundColor: vars.color.canvas,
  }),
);

/* Essay: a saturated block. */
export const essay = patternStyle(
  {
    display: "grid",
    backgroundColor: vars.color.brand,
    color: vars.color.onBrand,
  },
  at("lg", { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" }),
);
export const essayWords = patternStyle(
  {
    display: "grid",
    alignContent: "start",
    gap: vars.space.s24,
    paddingBlock: vars.space.s48,
    paddingInline: vars.space.pageMargin,
  },
  at("lg", { paddingBlock: vars.space.s80, minBlockSize: 520 }),
  at("xxl", {
    paddingInlineStart: `max(${vars.space.pageMargin}, calc((100vw - ${vars.size.page}) / 2))`,
  }),
);
export const essayPicture = patternStyle(
  {
    display: "grid",
    overflow: "hidden",
    aspectRatio: "3 / 2",
    position: "relative",
  },
  at("lg", {
    gridColumn: 2,
    gridRow: 1,
    aspectRatio: "auto",
    borderInlineStart: `${vars.borderWidth.strong} solid ${vars.color.zari}`,
  }),
);
export const fill = patternStyle(filled);
export const onBrand = patternStyle({ color: vars.color.onBrand }, focusOn(vars.color.onBrand));
export const essayLead = patternStyle({
  ...type.bodyLarge,
  maxInlineSize: "26em",
});
export const breadcrumb = patternStyle({ paddingBlock: vars.space.s16 });

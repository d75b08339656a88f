import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

const columns = "repeat(12, minmax(0, 1fr))";
const onGrid = at("lg", { gridTemplateColumns: columns, columnGap: vars.space.gutter });

export const heading = patternStyle({ ...type.h2, marginBlockEnd: vars.space.s16 });
export const section = patternStyle({
  selectors: { "* + &": { marginBlockStart: vars.space.s48 } },
});

/* Guide: 7 columns of text, 3 columns of sticky contents. */
export const guide = patternStyle({ display: "grid", gap: vars.space.s32 }, onGrid);
export const guideText = patternStyle(at("lg", { gridColumn: "1 / 9", gridRow: 1 }));
export const contents = patternStyle(
  {
    borderBlock: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    paddingBlock: vars.space.s16,
  },
  at("lg", {
    gridColumn: "10 / 13",
    gridRow: 1,
    position: "sticky",
    insetBlockStart: 96,
    alignSelf: "start",
    borderBlock: 0,
    paddingBlock: 0,
    paddingInlineStart: vars.space.s20,
    borderInlineStart: `${vars.borderWidth.thin} solid ${vars.color.borderControl}`,
  }),
);
export const contentsTitle = patternStyle({ ...type.label, marginBlockEnd: vars.space.s8 });
export const contentsList = patternStyle({ display: "grid" });
export const contentsLink = patternStyle({
  ...type.small,
  display: "block",
  paddingBlock: vars.space.s4,
  color: vars.color.textMuted,
  textDecorationColor: "transparent",
  selectors: { "&:hover": { color: vars.color.action, textDecorationColor: "currentcolor" } },
});
export const aside = patternStyle({
  ...type.body,
  maxInlineSize: vars.size.measure,
  marginBlockStart: vars.space.s24,
  padding: vars.space.s20,
  backgroundColor: vars.color.sunken,
});

/* Wide: notes in the margin, beside their section. */
export const wideSection = patternStyle({ display: "grid", gap: vars.space.s20 }, onGrid, {
  selectors: { "* + &": { marginBlockStart: vars.space.s48 } },
});
export const wideText = patternStyle(at("lg", { gridColumn: "5 / 13" }));
export const note = patternStyle(
  {
    ...type.small,
    color: vars.color.textMuted,
    paddingBlockStart: vars.space.s12,
    borderBlockStart: `${vars.borderWidth.strong} solid ${vars.color.zari}`,
  },
  at("lg", {
    gridColumn: "1 / 4",
    gridRow: 1,
    alignSelf: "start",
    marginBlockStart: vars.space.s8,
  }),
);

/* Essay: the heading beside two columns of text. */
export const essaySection = patternStyle(
  {
    display: "grid",
    paddingBlock: vars.space.s40,
    borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border}`,
  },
  onGrid,
);
export const essayHeading = patternStyle(at("lg", { gridColumn: "1 / 4" }));
export const essayText = patternStyle(
  at("lg", { gridColumn: "4 / 13", columnCount: 2, columnGap: vars.space.s48 }),
);
export const essayOpening = patternStyle(
  { paddingBlockEnd: vars.space.s48 },
  at("lg", { inlineSize: "75%", marginInlineStart: "25%" }),
);
export const notes = patternStyle({
  paddingBlockStart: vars.space.s32,
  borderBlockStart: `${vars.borderWidth.strong} solid ${vars.color.text}`,
});
export const notesList = patternStyle(
  {
    ...type.small,
    display: "grid",
    gap: `${vars.space.s16} ${vars.space.gutter}`,
    color: vars.color.textMuted,
    paddingInlineStart: "1.4em",
  },
  at("md", { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", columnGap: vars.space.s40 }),
);
export const notesTitle = patternStyle({ ...type.h4, marginBlockEnd: vars.space.s16 });

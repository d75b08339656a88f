import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

const line = `${vars.borderWidth.thin} solid ${vars.color.border}`;

export const list = patternStyle({ display: "grid" });
export const row = patternStyle(
  {
    position: "relative",
    display: "grid",
    // The picture stays at the inline end on narrow screens.
    gridTemplateColumns: "minmax(0, 1fr) 104px",
    gap: vars.space.s16,
    paddingBlock: vars.space.s24,
    borderBlockStart: line,
  },
  at("md", {
    gridTemplateColumns: "minmax(0, 3fr) minmax(0, 6fr) minmax(0, 3fr)",
    columnGap: vars.space.s40,
    paddingBlock: vars.space.s32,
  }),
);
export const number = patternStyle({
  ...type.display,
  color: vars.color.zariInk,
  lineHeight: 0.9,
  fontVariantNumeric: "lining-nums",
});
export const side = patternStyle({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  alignContent: "start",
  gap: `${vars.space.s4} ${vars.space.s16}`,
  color: vars.color.textMuted,
});
export const title = patternStyle({ ...type.h2 });
export const text = patternStyle({
  ...type.body,
  color: vars.color.textMuted,
  marginBlockStart: vars.space.s12,
  maxInlineSize: "30em",
});
export const picture = patternStyle({ display: "grid", alignContent: "start" });
/** Number, tag and date. */
export const meta = patternStyle({ gridColumn: "1 / -1" }, at("md", { gridColumn: "auto" }));

/* The featured post spans the page's width. */
export const featured = patternStyle(
  {
    position: "relative",
    display: "grid",
    gap: vars.space.s24,
  },
  at("lg", {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    gap: 0,
    backgroundColor: vars.color.sunken,
  }),
);
export const featuredWords = patternStyle(
  { display: "grid", gap: vars.space.s16, alignContent: "center" },
  at("lg", { padding: vars.space.s48 }),
);
export const featuredTitle = patternStyle({ ...type.h1 });
export const featuredText = patternStyle({ ...type.bodyLarge, color: vars.color.textMuted });

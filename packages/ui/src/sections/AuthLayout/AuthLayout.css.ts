import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";
import { filled, spaceAbove, type } from "../../style/rules.ts";

export const layout = patternStyle(
  { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" },
  at("lg", {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    minBlockSize: "max(640px, calc(100svh - 88px))",
  }),
);
export const media = patternStyle(
  {
    position: "relative",
    display: "grid",
    // A low screen is for the form and what is said about it.
    blockSize: "clamp(0px, 100svh - 640px, 120px)",
    overflow: "hidden",
    backgroundColor: vars.color.hero,
    borderBlockEnd: `2px solid ${vars.color.zari}`,
  },
  at("lg", {
    blockSize: "auto",
    borderBlockEnd: 0,
    borderInlineEnd: `2px solid ${vars.color.zari}`,
  }),
);
export const picture = patternStyle(filled);
export const side = patternStyle(
  {
    display: "grid",
    alignContent: "start",
    justifyItems: "center",
    padding: `${vars.space.s48} ${vars.space.pageMargin}`,
  },
  at("lg", { paddingBlockStart: spaceAbove }),
);
/** No grid: what is sticky would stay in its row. */
export const form = patternStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s24,
  inlineSize: "min(100%, 26rem)",
});
/** On a low screen it stands at the end of the screen until its place is reached. */
export const notice = patternStyle({
  position: "sticky",
  zIndex: 1,
  insetBlockEnd: vars.space.s16,
});
export const title = patternStyle({ ...type.h1 });
export const text = patternStyle({
  ...type.body,
  color: vars.color.textMuted,
  marginBlockStart: vars.space.s8,
});
/** Without a picture the form is in the middle. */
export const alone = patternStyle(
  at("lg", { gridTemplateColumns: "minmax(0, 1fr)", minBlockSize: "auto" }),
);
export const foot = patternStyle({ ...type.body, color: vars.color.textMuted });

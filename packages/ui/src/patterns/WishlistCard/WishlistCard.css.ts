import { globalStyle } from "@vanilla-extract/css";
import { patternLayer } from "../../tokens/layers.css.ts";
import { vars } from "../../tokens/contract.css.ts";
import { croppedBelow } from "../../tokens/cropped.ts";
import { at, hover, patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

export const grid = patternStyle(
  {
    display: "grid",
    // Two columns, or one where the longest word of a name would not fit at the reader's text size.
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, max(9rem, 34%)), 1fr))",
    gap: `${vars.space.s32} ${vars.space.gutter}`,
  },
  at("md", { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" }),
);
/** As high as its row: prices and buttons are level with those of the neighbours, whose names may take two lines. */
export const card = patternStyle({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  blockSize: "100%",
  gap: vars.space.s12,
  selectors: { "&[aria-busy=true]": { cursor: "progress" } },
});
export const frame = patternStyle({
  ...croppedBelow,
  aspectRatio: "4 / 5",
  overflow: "hidden",
  borderRadius: vars.radius.surface,
  backgroundColor: vars.color.imageBg,
});
export const words = patternStyle({ display: "grid", alignContent: "space-between" });
export const name = patternStyle(
  { ...type.body, color: vars.color.text, textDecoration: "none", textWrap: "balance" },
  hover({
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
    textDecorationThickness: 1,
  }),
);
export const actions = patternStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.s8 });
/** Each fills a row of a narrow card. */
globalStyle(`${actions} > *`, { "@layer": { [patternLayer]: { flexGrow: 1 } } });
export const variant = patternStyle({ ...type.small, color: vars.color.textMuted });

import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

/** Rows on phones, three in a line from 768 px, five from 1280 px. */
export const list = patternStyle(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: `${vars.space.s12} ${vars.space.s20}`,
  },
  at("md", { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" }),
  at("xl", { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" }),
);

export const item = patternStyle({
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr)",
  columnGap: vars.space.s12,
  alignItems: "start",
});

export const picture = patternStyle({ inlineSize: 20, blockSize: 20 });

export const title = patternStyle({ ...type.label });
export const text = patternStyle({ ...type.caption, color: vars.color.textMuted });

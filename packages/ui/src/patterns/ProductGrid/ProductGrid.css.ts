import { vars } from "../../tokens/contract.css.ts";
import type { LayeredRule } from "../../style/componentStyle.ts";
import { at, patternStyle } from "../patternStyle.ts";

const columns = (count: number): LayeredRule => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});

export const grid = patternStyle({
  display: "grid",
  columnGap: vars.space.gutter,
  rowGap: 0,
  // Two columns become one when large text does not fit.
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, max(8rem, 34%)), 1fr))",
});

export const columnsOf = {
  /** For the catalogue, beside the filters. */
  catalogue: patternStyle(at("md", columns(3)), at("xxl", columns(4))),
  full: patternStyle(at("md", columns(3)), at("lg", columns(4))),
  /** For four or eight products, so that no row has a single card. */
  fours: patternStyle(at("md", columns(4))),
  two: "",
};

export const cell = patternStyle({
  display: "grid",
  gridRow: "span 6",
  gridTemplateRows: "subgrid",
  minInlineSize: 0,
  marginBlockEnd: vars.space.s32,
});

import { createVar } from "@vanilla-extract/css";
import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";
import type { LayeredRule } from "../../style/layerStyle.ts";
import { skipOffscreen } from "../../style/rules.ts";

/** Estimated height that a card adds to its group, including margins. */
export const cardHeight = createVar();

/** Sets the estimated height of a card: that of a row in px, with its margin, divided by the cards in it. */
const rows = (count: number, rowHeight: number): LayeredRule => ({
  vars: { [cardHeight]: `calc(${rowHeight}px / ${count})` },
});
const columns = (count: number, rowHeight: number): LayeredRule => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  ...rows(count, rowHeight),
});

export const group = patternStyle({
  display: "grid",
  columnGap: vars.space.gutter,
  rowGap: 0,
  // Two columns become one when large text does not fit.
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, max(8rem, 34%)), 1fr))",
  ...rows(2, 405),
  selectors: {
    // The margin shows focus rings and the ring of the chosen colour, which are outside of the cards.
    "& + &": { ...skipOffscreen, overflowClipMargin: 8 },
  },
});

export const columnsOf = {
  /** For the catalogue, beside the filters. */
  catalogue: patternStyle(rows(2, 440), at("md", columns(3, 500)), at("xxl", columns(4, 485))),
  full: patternStyle(at("md", columns(3, 470)), at("lg", columns(4, 470))),
  /** For four or eight products, so that no row has a single card. */
  four: patternStyle(at("md", columns(4, 390)), at("lg", columns(4, 470))),
  two: "",
};

export const cell = patternStyle({
  display: "grid",
  gridRow: "span 6",
  gridTemplateRows: "subgrid",
  minInlineSize: 0,
  marginBlockEnd: vars.space.s32,
});

import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle } from "../patternStyle.ts";

const columns = (count: number): { gridTemplateColumns: string } => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});

export const grid = patternStyle({
  display: "grid",
  columnGap: vars.space.gutter,
  rowGap: 0,
  ...columns(2),
});

export const columnsOf = {
  /** Beside the filter rail. */
  catalogue: patternStyle(at("md", columns(3)), at("xxl", columns(4))),
  full: patternStyle(at("md", columns(3)), at("lg", columns(4))),
  two: "",
};

export const cell = patternStyle({
  display: "grid",
  gridRow: "span 5",
  gridTemplateRows: "subgrid",
  minInlineSize: 0,
  marginBlockEnd: vars.space.s32,
});

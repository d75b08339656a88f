import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";

const columns = (count: number): { gridTemplateColumns: string } => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});

export const showcase = patternStyle({
  display: "grid",
  gap: `${vars.space.s32} ${vars.space.gutter}`,
  ...columns(2),
});

export const layouts = {
  three: patternStyle({ ...columns(1) }, at("sm", columns(3))),
  pairs: patternStyle(at("md", columns(3))),
  five: patternStyle(at("md", columns(5))),
  lookbook: patternStyle(
    { rowGap: vars.space.s48 },
    at("lg", {
      alignItems: "start",
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)",
    }),
  ),
  steps: patternStyle(at("md", { ...columns(4), alignItems: "start" })),
};

/**
 * Each card has its own rows, because staggered cards do not align with their neighbours. The name takes the rest of the
 * height, so that the prices of a row are level.
 */
export const place = patternStyle(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto auto 1fr auto auto",
    minInlineSize: 0,
    selectors: {
      [`${layouts.lookbook} > &:nth-child(3n + 1)`]: { gridColumn: "1 / -1" },
    },
  },
  at("md", {
    selectors: {
      [`${layouts.steps} > &:nth-child(4n + 2)`]: { marginBlockStart: vars.space.s40 },
      [`${layouts.steps} > &:nth-child(4n + 3)`]: { marginBlockStart: vars.space.s80 },
      [`${layouts.steps} > &:nth-child(4n + 4)`]: { marginBlockStart: vars.space.s128 },
    },
  }),
  at("lg", {
    selectors: {
      [`${layouts.lookbook} > &:nth-child(3n + 1)`]: { gridColumn: "auto" },
      // Alternates the alignment of small cards, so that those of two rows meet.
      [`${layouts.lookbook} > &:not(:nth-child(3n + 1))`]: { alignSelf: "end" },
      [`${layouts.lookbook} > &:is(:nth-child(6n + 5), :nth-child(6n + 6))`]: {
        alignSelf: "start",
      },
    },
  }),
);

import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle, type } from "../patternStyle.ts";

/** Work at the start, the money at the end and always in sight on a desk. Cart and checkout share it. */
export const layout = patternStyle(
  { display: "grid", gap: vars.space.s40, gridTemplateColumns: "minmax(0, 1fr)" },
  at("xl", {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)",
    columnGap: vars.space.s64,
    alignItems: "start",
  }),
);
export const aside = patternStyle(at("xl", { position: "sticky", insetBlockStart: 88 }));
export const section = patternStyle({
  display: "grid",
  gap: vars.space.s20,
  border: 0,
  padding: 0,
  selectors: {
    "& + &": {
      marginBlockStart: vars.space.s40,
      paddingBlockStart: vars.space.s32,
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});
/* Floating takes the legend off the border line and makes it a row of the grid like any other. */
export const title = patternStyle({
  ...type.h3,
  float: "inline-start",
  inlineSize: "100%",
  padding: 0,
});
export const fields = patternStyle({ display: "grid", gap: vars.space.s20 });
export const actions = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space.s12,
  marginBlockStart: vars.space.s32,
});

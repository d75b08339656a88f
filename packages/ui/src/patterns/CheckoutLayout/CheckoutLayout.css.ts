import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

/** Form beside lines and a sticky summary from 1280 px. */
export const layout = patternStyle(
  { display: "grid", gap: vars.space.s40, gridTemplateColumns: "minmax(0, 1fr)" },
  at("xl", {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)",
    gridTemplateRows: "auto 1fr",
    gap: `0 ${vars.space.s64}`,
    alignItems: "start",
  }),
);
export const lines = patternStyle(at("xl", { gridColumn: 2 }));
export const form = patternStyle(at("xl", { gridColumn: 1, gridRow: "1 / span 2" }));
export const aside = patternStyle(
  at("xl", { gridColumn: 2, position: "sticky", insetBlockStart: 88 }),
);
/* The border is on a wrapper, because a fieldset renders its legend into its own border. */
export const section = patternStyle({
  selectors: {
    "& + &": {
      marginBlockStart: vars.space.s40,
      paddingBlockStart: vars.space.s32,
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});
export const title = patternStyle({ ...type.h3, marginBlockEnd: vars.space.s20 });
export const fields = patternStyle({ display: "grid", gap: vars.space.s20 });
export const actions = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space.s12,
  marginBlockStart: vars.space.s32,
});

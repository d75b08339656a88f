import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

export const groups = patternStyle({ display: "grid", gap: vars.space.s64 });
/** The heading is sticky beside its questions. */
export const group = patternStyle(
  { display: "grid", gap: vars.space.s20, gridTemplateColumns: "minmax(0, 1fr)" },
  at("lg", {
    gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
    columnGap: vars.space.s64,
    alignItems: "start",
  }),
);
export const head = patternStyle(
  {
    display: "grid",
    gridTemplateColumns: "48px minmax(0, 1fr)",
    columnGap: vars.space.s16,
    alignItems: "center",
  },
  at("lg", { position: "sticky", insetBlockStart: 96, gridTemplateColumns: "minmax(0, 1fr)" }),
);
export const motif = patternStyle(
  // Stays in its place when a title of two lines arrives.
  { color: vars.color.textMuted, alignSelf: "start" },
  at("lg", { marginBlockEnd: vars.space.s16 }),
);
export const title = patternStyle({ ...type.h2 });
/** A link to the answer also shows its question below the sticky header. */
export const answer = patternStyle({ scrollMarginBlockStart: "10rem" });

import { vars } from "../../tokens/contract.css.ts";
import { paper } from "../../tokens/print.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

/** A grid of cards whose last cell holds the aside. */
export const grid = patternStyle(
  {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: vars.space.gutter,
    rowGap: vars.space.s40,
  },
  at("md", { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" }),
  at("xl", { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" }),
);
export const list = patternStyle({ display: "contents" });
export const method = patternStyle({ display: "grid", alignContent: "start", gap: vars.space.s12 });
/** A card with the aspect ratio of a bank card. */
export const card = patternStyle({
  position: "relative",
  display: "grid",
  aspectRatio: "1.586",
  borderRadius: vars.radius.panel,
  overflow: "hidden",
});
export const mark = patternStyle(
  {
    position: "absolute",
    insetBlockEnd: vars.space.s8,
    insetInlineEnd: vars.space.s8,
    display: "grid",
    placeItems: "center",
    inlineSize: 60,
    blockSize: 40,
    borderRadius: vars.radius.control,
    // White in every theme, because the logo has a single colour.
    backgroundColor: paper,
  },
  at("md", { insetBlockEnd: vars.space.s16, insetInlineEnd: vars.space.s16 }),
);
export const name = patternStyle({ ...type.h4 });
export const text = patternStyle({ ...type.small, color: vars.color.textMuted });
export const aside = patternStyle(
  { gridColumn: "1 / -1" },
  at("md", { gridColumn: "auto / span 2" }),
  at("xl", { gridColumn: "auto" }),
);

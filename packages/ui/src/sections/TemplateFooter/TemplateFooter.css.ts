import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

export const footer = patternStyle({ position: "relative" });

export const inner = patternStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s48,
  maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.space.pageMargin})`,
  marginInline: "auto",
  paddingInline: vars.space.pageMargin,
});

export const head = patternStyle(
  { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.s40 },
  at("lg", { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", columnGap: vars.space.s64 }),
);

export const lists = patternStyle(
  {
    display: "grid",
    // Two or three, one where the text is large.
    gridTemplateColumns: "repeat(auto-fit, minmax(max(8rem, 28%), 1fr))",
    gap: `${vars.space.s32} ${vars.space.gutter}`,
  },
  at("lg", { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" }),
);

export const link = patternStyle({ gap: vars.space.s8 });

const line = `1px solid color-mix(in oklch, ${vars.color.onBrand} 28%, transparent)`;

export const legal = patternStyle({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: `${vars.space.s4} ${vars.space.s24}`,
  paddingBlockStart: vars.space.s20,
  borderBlockStart: line,
});

export const box = patternStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s8,
});
export const boxTitle = patternStyle({ ...type.h3 });
export const label = patternStyle({ ...type.label, marginBlockStart: vars.space.s8 });
export const row = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s8,
  maxInlineSize: "34rem",
});
export const field = patternStyle({ flex: "1 1 12rem", minInlineSize: 0 });
export const note = patternStyle({ ...type.small });

import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

export const layout = patternStyle(
  { display: "grid", gap: vars.space.s32, gridTemplateColumns: "minmax(0, 1fr)" },
  at("lg", {
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
    columnGap: vars.space.s80,
    alignItems: "center",
  }),
);

export const picture = patternStyle(
  {
    aspectRatio: "4 / 3",
    overflow: "hidden",
    backgroundColor: vars.color.imageBg,
    display: "grid",
  },
  at("lg", { aspectRatio: "4 / 4.2" }),
);

export const title = patternStyle({ ...type.h2 });
export const intro = patternStyle({
  ...type.bodyLarge,
  color: vars.color.textMuted,
  marginBlockStart: vars.space.s12,
  maxInlineSize: "28em",
});

export const list = patternStyle(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: `${vars.space.s24} ${vars.space.s40}`,
    marginBlockStart: vars.space.s32,
  },
  at("sm", { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", rowGap: vars.space.s32 }),
);

export const item = patternStyle({
  borderBlockStart: `1px solid ${vars.color.border}`,
  paddingBlockStart: vars.space.s16,
});
export const icon = patternStyle({ color: vars.color.zariInk, marginBlockEnd: vars.space.s8 });
export const name = patternStyle({ ...type.h4 });
export const text = patternStyle({
  ...type.body,
  color: vars.color.textMuted,
  marginBlockStart: vars.space.s4,
});

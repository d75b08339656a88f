import { vars } from "../../tokens/contract.css.ts";
import { at, hover, patternStyle } from "../../style/layerStyle.ts";
import { filled, type } from "../../style/rules.ts";

export const promo = patternStyle(
  {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    backgroundColor: vars.color.sunken,
    color: vars.color.text,
  },
  at("sm", { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" }),
);

export const surface = {
  sunken: "",
  brand: patternStyle({
    backgroundColor: vars.color.brand,
    color: vars.color.onBrand,
    vars: { [vars.color.focus]: vars.color.onBrand },
  }),
};

export const picture = patternStyle(
  {
    position: "relative",
    display: "grid",
    aspectRatio: "16 / 10",
    overflow: "hidden",
    backgroundColor: vars.color.imageBg,
  },
  at("sm", { aspectRatio: "auto", minBlockSize: 320, gridColumn: 2, gridRow: 1 }),
);
export const image = patternStyle(filled);

export const words = patternStyle(
  {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    justifyContent: "center",
    gap: vars.space.s12,
    padding: `${vars.space.s32} ${vars.space.s24}`,
  },
  at("lg", { padding: `${vars.space.s40} ${vars.space.s32}` }),
);

export const kicker = patternStyle({ ...type.label, color: vars.color.zariInk });
export const headline = patternStyle({ ...type.h2, maxInlineSize: "16ch" });
export const text = patternStyle({ ...type.body, color: vars.color.textMuted });

export const action = patternStyle(
  {
    ...type.button,
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.s8,
    minBlockSize: 44,
    marginBlockStart: vars.space.s8,
    color: vars.color.action,
    textDecorationLine: "underline",
    textUnderlineOffset: "0.35em",
  },
  hover({ textDecorationThickness: 2 }),
);

export const onBrand = patternStyle({
  color: vars.color.onBrand,
  selectors: { "&:focus-visible": { outlineColor: vars.color.onBrand } },
});

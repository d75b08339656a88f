import { createVar } from "@vanilla-extract/css";
import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";
import { filled, type } from "../../style/rules.ts";

const ink = createVar();
const paper = createVar();

export const block = patternStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflow: "hidden",
  border: `${vars.borderWidth.frame} solid ${vars.color.frame}`,
  borderRadius: vars.radius.surface,
  boxShadow: vars.shadow.card,
  backgroundColor: paper,
  color: ink,
});

export const surface = {
  hero: patternStyle({
    vars: {
      [ink]: vars.color.onHero,
      [paper]: vars.color.hero,
      [vars.color.focus]: vars.color.onHero,
    },
  }),
  brand: patternStyle({
    vars: {
      [ink]: vars.color.onBrand,
      [paper]: vars.color.brand,
      [vars.color.focus]: vars.color.onBrand,
    },
  }),
  sunken: patternStyle({ vars: { [ink]: vars.color.text, [paper]: vars.color.sunken } }),
};
const onHero = `${surface.hero} > &`;

export const layouts = {
  end: patternStyle(at("sm", { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" })),
  start: patternStyle(at("sm", { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" })),
  poster: patternStyle(at("lg", { gridTemplateColumns: "minmax(0, 8fr) minmax(0, 4fr)" })),
};

export const words = patternStyle(
  {
    position: "relative",
    display: "grid",
    alignContent: "center",
    justifyItems: "start",
    gap: vars.space.s8,
    padding: `${vars.space.s40} ${vars.space.s24}`,
    selectors: {
      [onHero]: {
        backgroundImage: vars.ornament.image,
        backgroundSize: vars.ornament.size,
        backgroundPosition: "center",
      },
      [`${layouts.poster} > &`]: { justifyItems: "center", textAlign: "center" },
    },
  },
  at("lg", {
    padding: vars.space.s48,
    selectors: { [`${layouts.start} > &`]: { gridColumn: 2, gridRow: 1 } },
  }),
);

export const figure = patternStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.font.weightDisplay,
  letterSpacing: vars.font.trackingDisplay,
  fontSize: "clamp(3.25rem, 7vw, 6.5rem)",
  lineHeight: 0.95,
  selectors: {
    [`${layouts.poster} &`]: { fontSize: "clamp(4rem, 12.5vw, 11rem)" },
  },
});
export const aside = patternStyle({
  ...type.h3,
  paddingInline: vars.space.s16,
  paddingBlock: vars.space.s4,
  backgroundColor: ink,
  color: paper,
  rotate: vars.card.tagTurn,
});
export const title = patternStyle({ ...type.h2, maxInlineSize: "18ch" });
export const text = patternStyle({ ...type.body, maxInlineSize: "22em" });

export const action = patternStyle({
  ...type.button,
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.control,
  marginBlockStart: vars.space.s12,
  paddingInline: vars.space.s24,
  borderRadius: vars.radius.control,
  border: `1px solid ${ink}`,
  backgroundColor: ink,
  color: paper,
  textDecoration: "none",
  selectors: {
    "&:focus-visible": { outline: `${vars.borderWidth.focus} solid ${ink}`, outlineOffset: 2 },
  },
});

export const picture = patternStyle(
  {
    position: "relative",
    minBlockSize: 260,
    overflow: "hidden",
    backgroundColor: vars.color.imageBg,
  },
  at("sm", { minBlockSize: 360 }),
);

export const image = patternStyle(filled);

import { vars } from "../../tokens/contract.css.ts";
import { cropped } from "../../tokens/cropped.ts";
import { at, hover, patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

export const sidebar = patternStyle({ display: "grid", alignContent: "start", minInlineSize: 0 });

export const layouts = {
  rail: patternStyle({
    backgroundColor: vars.color.surface,
    border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.panel,
    boxShadow: vars.shadow.card,
    overflow: "hidden",
  }),
  discs: patternStyle({ gap: vars.space.s24 }),
};
const inRail = `${layouts.rail} &`;
const inDiscs = `${layouts.discs} &`;

export const title = patternStyle({
  ...type.h3,
  selectors: {
    [inRail]: {
      padding: `${vars.space.s12} ${vars.space.s20}`,
      backgroundColor: vars.color.brand,
      color: vars.color.onBrand,
    },
  },
});

export const list = patternStyle(
  {
    selectors: {
      [inRail]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [inDiscs]: {
        display: "grid",
        gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
        gap: `${vars.space.s20} ${vars.space.s12}`,
      },
    },
  },
  at("lg", {
    selectors: {
      [inRail]: { gridTemplateColumns: "minmax(0, 1fr)" },
      [inDiscs]: { gridTemplateColumns: "repeat(9, minmax(0, 1fr))" },
    },
  }),
);

/** The last of an odd number takes both columns of the rail, so that the line above it is whole. */
export const item = patternStyle({
  selectors: { [`${inRail}:last-child:nth-child(odd)`]: { gridColumn: "1 / -1" } },
});

export const link = patternStyle(
  {
    ...type.label,
    display: "flex",
    alignItems: "center",
    gap: vars.space.s12,
    color: vars.color.text,
    textDecoration: "none",
    selectors: {
      [inRail]: {
        minBlockSize: 48,
        paddingInline: vars.space.s20,
        borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border}`,
      },
      [inDiscs]: { flexDirection: "column", textAlign: "center" },
      "&:focus-visible": { outlineOffset: -3 },
    },
  },
  hover({ color: vars.color.action }),
);

export const picture = patternStyle({
  ...cropped,
  overflow: "hidden",
  backgroundColor: vars.color.imageBg,
  borderRadius: vars.radius.full,
  transitionProperty: "scale",
  transitionDuration: vars.duration.hover,
  transitionTimingFunction: vars.easing.enter,
  selectors: {
    [inRail]: { inlineSize: 32, blockSize: 32 },
    [inDiscs]: { inlineSize: "100%", maxInlineSize: 112, aspectRatio: "1" },
    "a:hover > &": { scale: "1.06" },
  },
});
export const sign = patternStyle({
  display: "inline-flex",
  marginInlineStart: "auto",
  selectors: { [inDiscs]: { display: "none" } },
});

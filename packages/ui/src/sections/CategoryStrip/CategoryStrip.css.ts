import { vars } from "../../tokens/contract.css.ts";
import { cropped } from "../../tokens/cropped.ts";
import { at, hover, patternStyle } from "../../style/layerStyle.ts";
import { stretchedLink, type } from "../../style/rules.ts";

/** Two in a row, one where the text is too large for two, four from 1024 px. */
export const list = patternStyle(
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))",
    gap: `${vars.space.s24} ${vars.space.gutter}`,
  },
  at("sm", { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }),
  at("lg", { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" }),
);

export const cell = patternStyle({ display: "grid" });

export const card = patternStyle({
  position: "relative",
  display: "grid",
  alignContent: "start",
  color: vars.color.text,
});

/** A line below the picture turns gold on hover. */
export const picture = patternStyle(
  {
    ...cropped,
    position: "relative",
    aspectRatio: "171 / 210",
    marginBlockEnd: vars.space.s12,
    backgroundColor: vars.color.imageBg,
    selectors: {
      "&::after": {
        content: "''",
        position: "absolute",
        insetInline: 0,
        insetBlockEnd: 0,
        borderBlockEnd: `2px solid ${vars.color.zari}`,
        scale: "0 1",
        transformOrigin: "0 50%",
        transitionProperty: "scale",
        transitionDuration: vars.duration.popover,
        transitionTimingFunction: vars.easing.enter,
      },
      "[dir=rtl] &::after": { transformOrigin: "100% 50%" },
      [`${card}:focus-within &::after`]: { scale: "1 1" },
    },
  },
  hover({ scale: "1 1" }, `${card}:hover &::after`),
  at("sm", { aspectRatio: "19 / 20" }),
);

/** On a tab at the corner of the picture. */
export const icon = patternStyle({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineStart: 0,
  zIndex: 1,
  display: "grid",
  placeItems: "center",
  inlineSize: 48,
  blockSize: 48,
  backgroundColor: vars.color.canvas,
});

export const title = patternStyle({ ...type.h3 });

export const link = patternStyle(stretchedLink);

export const count = patternStyle({
  ...type.label,
  color: vars.color.zariInk,
  marginBlockEnd: vars.space.s4,
});
export const text = patternStyle({ ...type.small, color: vars.color.textMuted });

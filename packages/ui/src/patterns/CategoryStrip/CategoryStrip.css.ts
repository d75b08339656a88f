import { vars } from "../../tokens/contract.css.ts";
import { at, onHover, patternStyle, stretchedLink, type } from "../patternStyle.ts";

export const list = patternStyle(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    borderBlockEnd: `1px solid ${vars.color.border}`,
  },
  at("sm", {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: vars.space.gutter,
    borderBlockEnd: 0,
  }),
  at("lg", { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" }),
);

export const cell = patternStyle({ display: "grid" });

/** A line above the card that turns gold on hover. */
export const card = patternStyle(
  {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "48px minmax(0, 1fr)",
    gridTemplateRows: "auto auto 1fr",
    columnGap: vars.space.s16,
    paddingBlock: vars.space.s20,
    borderBlockStart: `1px solid ${vars.color.border}`,
    color: vars.color.text,
    selectors: {
      "&::before": {
        content: "''",
        position: "absolute",
        insetInline: 0,
        insetBlockStart: -1,
        borderBlockStart: `2px solid ${vars.color.zari}`,
        scale: "0 1",
        transformOrigin: "0 50%",
        transitionProperty: "scale",
        transitionDuration: vars.duration.popover,
        transitionTimingFunction: vars.easing.enter,
      },
      "[dir=rtl] &::before": { transformOrigin: "100% 50%" },
      "&:focus-within::before": { scale: "1 1" },
    },
  },
  onHover({ selectors: { "&:hover::before": { scale: "1 1" } } }),
  at("lg", {
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto",
    alignContent: "start",
    paddingBlock: vars.space.s24,
  }),
);

export const icon = patternStyle(
  { gridRow: "1 / span 3", inlineSize: 48, blockSize: 48, color: vars.color.text },
  at("lg", { gridRow: "auto", marginBlockEnd: vars.space.s8 }),
);

export const title = patternStyle({ ...type.h3 });

export const link = patternStyle(stretchedLink);

export const count = patternStyle({
  ...type.label,
  color: vars.color.zariInk,
  marginBlockEnd: vars.space.s4,
});
export const text = patternStyle({ ...type.small, color: vars.color.textMuted });

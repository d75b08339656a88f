import { vars } from "../../tokens/contract.css.ts";
import { forcedColors } from "../../tokens/breakpoints.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

/** Inherits the text colour. Cells have a fixed width. */
export const timer = patternStyle(
  {
    display: "grid",
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    maxInlineSize: 560,
    borderBlock: `${vars.borderWidth.thin} solid ${vars.color.zari}`,
  },
  at("md", { inlineSize: "100%" }),
);
export const cell = patternStyle({
  display: "grid",
  justifyItems: "center",
  gap: vars.space.s4,
  paddingBlock: vars.space.s16,
  paddingInline: vars.space.s4,
  selectors: {
    "& + &": { borderInlineStart: `${vars.borderWidth.thin} solid ${vars.color.zari}` },
  },
});
/* The backplate of forced colours is higher than the line and would cover the border. */
export const figure = patternStyle({
  ...type.display,
  lineHeight: 1,
  "@media": { [forcedColors]: { forcedColorAdjust: "none", color: "CanvasText" } },
});
export const unit = patternStyle({ ...type.small });

import { forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle } from "../../style/layerStyle.ts";
import { spaceAbove, type } from "../../style/rules.ts";

/** The background of the payment panel. */
export const background = patternStyle(
  {
    display: "grid",
    alignContent: "start",
    // Down to the footer: takes back the space above it.
    minBlockSize: `calc(100svh - 88px + ${vars.space.section})`,
    marginBlockEnd: `calc(-1 * ${vars.space.section})`,
    paddingBlock: vars.space.section,
    paddingInline: vars.space.pageMargin,
    backgroundColor: vars.color.sunken,
  },
  at("md", { paddingBlockStart: spaceAbove }),
);
export const panel = patternStyle({ inlineSize: "100%", maxInlineSize: 640, marginInline: "auto" });
export const content = patternStyle(
  {
    display: "grid",
    gap: vars.space.s24,
    gridTemplateColumns: "minmax(0, 1fr)",
    padding: vars.space.s24,
    backgroundColor: vars.color.surface,
    "@media": { [forcedColors]: { border: `${vars.borderWidth.thin} solid` } },
  },
  at("md", { padding: vars.space.s48 }),
);
export const drawing = patternStyle({
  inlineSize: "100%",
  fill: "none",
  stroke: vars.color.zari,
  strokeWidth: 2.5,
  strokeLinecap: "round",
  selectors: { "[dir=rtl] &": { transform: "scaleX(-1)" } },
});
export const steel = patternStyle({ stroke: vars.color.textMuted });
export const title = patternStyle({ ...type.h1 });
export const text = patternStyle({ ...type.bodyLarge, color: vars.color.textMuted });
export const actions = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s12,
});
export const note = patternStyle({ ...type.small, color: vars.color.textMuted });

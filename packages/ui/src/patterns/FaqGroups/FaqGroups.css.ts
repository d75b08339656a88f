import { reducedMotion } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { at, onHover, patternStyle, type } from "../patternStyle.ts";

export const groups = patternStyle({ display: "grid", gap: vars.space.s64 });
/** The heading is sticky beside its questions. */
export const group = patternStyle(
  { display: "grid", gap: vars.space.s20, gridTemplateColumns: "minmax(0, 1fr)" },
  at("lg", {
    gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
    columnGap: vars.space.s64,
    alignItems: "start",
  }),
);
export const head = patternStyle(
  {
    display: "grid",
    gridTemplateColumns: "48px minmax(0, 1fr)",
    columnGap: vars.space.s16,
    alignItems: "center",
  },
  at("lg", { position: "sticky", insetBlockStart: 96, gridTemplateColumns: "minmax(0, 1fr)" }),
);
export const motif = patternStyle(
  { color: vars.color.textMuted },
  at("lg", { marginBlockEnd: vars.space.s16 }),
);
export const title = patternStyle({ ...type.h2 });

const hairline = `${vars.borderWidth.thin} solid ${vars.color.border}`;

export const list = patternStyle({ borderBlockStart: hairline, interpolateSize: "allow-keywords" });
/** Animates the height where `::details-content` is supported. */
export const item = patternStyle({
  borderBlockEnd: hairline,
  selectors: {
    "&::details-content": {
      blockSize: 0,
      overflow: "clip",
      transition: `block-size ${vars.duration.popover} ${vars.easing.enter}, content-visibility ${vars.duration.popover} allow-discrete`,
    },
    "&[open]::details-content": { blockSize: "auto" },
  },
  "@media": {
    [reducedMotion]: { selectors: { "&::details-content": { transition: "none" } } },
  },
});
export const question = patternStyle(
  {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    gap: vars.space.s16,
    minBlockSize: vars.size.controlLarge,
    paddingBlock: vars.space.s12,
    color: vars.color.text,
    cursor: "pointer",
    listStyle: "none",
    selectors: {
      "&::-webkit-details-marker": { display: "none" },
      /* A plus that rotates into a cross. */
      "&::after": {
        content: "''",
        flexShrink: 0,
        inlineSize: 16,
        blockSize: 16,
        backgroundColor: "currentColor",
        forcedColorAdjust: "none",
        clipPath:
          "polygon(44% 0, 56% 0, 56% 44%, 100% 44%, 100% 56%, 56% 56%, 56% 100%, 44% 100%, 44% 56%, 0 56%, 0 44%, 44% 44%)",
        transition: `rotate ${vars.duration.popover} ${vars.easing.enter}`,
      },
      [`${item}[open] > &::after`]: { rotate: "45deg" },
    },
  },
  onHover({ selectors: { "&:hover": { color: vars.color.action } } }),
);
export const questionText = patternStyle({ ...type.h4 });
export const answer = patternStyle({
  ...type.body,
  maxInlineSize: vars.size.measure,
  paddingBlockEnd: vars.space.s20,
  color: vars.color.textMuted,
});

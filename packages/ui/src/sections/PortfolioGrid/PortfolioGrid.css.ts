import { forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { at, hover, patternStyle } from "../../style/layerStyle.ts";
import { stretchedLink, type, underlined } from "../../style/rules.ts";

export const card = patternStyle({ position: "relative", display: "grid", alignContent: "start" });
export const frame = patternStyle({
  display: "grid",
  overflow: "hidden",
  backgroundColor: vars.color.imageBg,
});
/** In a narrow card the tag is below each name, also below a short one. */
export const plate = patternStyle(
  { paddingBlockStart: vars.space.s12 },
  at("lg", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    columnGap: vars.space.s16,
  }),
);
export const name = patternStyle({ ...type.h3 });
export const tag = patternStyle({ ...type.small, color: vars.color.textMuted });
export const link = patternStyle(
  stretchedLink,
  { color: vars.color.text },
  hover(underlined, "article:hover &"),
);

const gap = `${vars.space.s40} ${vars.space.gutter}`;

export const list = patternStyle({ display: "grid", gap });
export const layouts = {
  even: patternStyle(
    at("sm", { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }),
    at("lg", { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" }),
  ),
  staggered: patternStyle(
    at("sm", { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }),
    at("lg", { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", paddingBlockEnd: vars.space.s64 }),
  ),
  startLarge: patternStyle(at("md", { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" })),
  endLarge: patternStyle(at("md", { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" })),
};
/** The first of three cards spans two rows on either side. */
export const large = {
  startLarge: patternStyle(at("md", { gridRow: "1 / span 2" })),
  endLarge: patternStyle(at("md", { gridRow: "1 / span 2", gridColumn: 2 })),
};

/** Offsets the middle column. */
export const lowered = patternStyle(
  at("lg", {
    selectors: { "&:nth-child(3n + 2)": { position: "relative", insetBlockStart: vars.space.s64 } },
  }),
);

export const filters = patternStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.s8 });
export const filter = patternStyle(
  {
    ...type.label,
    minBlockSize: 44,
    paddingInline: vars.space.s16,
    border: `${vars.borderWidth.thin} solid ${vars.color.borderControl}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    selectors: {
      "&[aria-pressed='true']": {
        backgroundColor: vars.color.action,
        borderColor: vars.color.action,
        color: vars.color.onAction,
      },
    },
  },
  hover({ backgroundColor: vars.color.sunken }, "&:hover:not([aria-pressed='true'])"),
  {
    "@media": {
      [forcedColors]: {
        selectors: {
          "&[aria-pressed='true']": {
            backgroundColor: "Highlight",
            color: "HighlightText",
            forcedColorAdjust: "none",
          },
        },
      },
    },
  },
);

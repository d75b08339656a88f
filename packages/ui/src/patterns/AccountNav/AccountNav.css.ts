import { forcedColors } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { at, hover, patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

export const layout = patternStyle(
  { display: "grid", gap: vars.space.s32, gridTemplateColumns: "minmax(0, 1fr)" },
  at("lg", {
    gridTemplateColumns: "220px minmax(0, 1fr)",
    columnGap: vars.space.s64,
    alignItems: "start",
  }),
);
/** A horizontal scroller on phones, a vertical list from 1024 px. */
export const list = patternStyle(
  {
    display: "flex",
    gap: vars.space.s24,
    overflowX: "auto",
    scrollbarWidth: "none",
    borderBlockEnd: `1px solid ${vars.color.border}`,
  },
  at("lg", { flexDirection: "column", gap: 0, overflow: "visible", borderBlockEnd: 0 }),
);
export const entry = patternStyle(
  {
    ...type.body,
    display: "flex",
    alignItems: "center",
    gap: vars.space.s12,
    inlineSize: "100%",
    minBlockSize: 48,
    whiteSpace: "nowrap",
    color: vars.color.textMuted,
    textDecoration: "none",
    borderBlockEnd: "2px solid transparent",
    selectors: {
      "&[aria-current]": {
        color: vars.color.text,
        fontWeight: vars.font.weightStrong,
        borderColor: vars.color.zari,
      },
      "&:focus-visible": { outlineOffset: -3 },
    },
    // Forced colours draw transparent borders, which would underline every item.
    "@media": {
      [forcedColors]: {
        borderBlockEndColor: "Canvas",
        selectors: { "&[aria-current]": { borderBlockEndColor: "CanvasText" } },
      },
    },
  },
  hover({ color: vars.color.text }),
  at("lg", {
    paddingInlineStart: vars.space.s16,
    borderBlockEnd: 0,
    borderInlineStart: `1px solid ${vars.color.border}`,
    selectors: {
      "&[aria-current]": {
        borderInlineStart: `2px solid ${vars.color.zari}`,
        paddingInlineStart: 15,
      },
    },
  }),
);

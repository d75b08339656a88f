import { vars } from "../../tokens/contract.css.ts";
import { at, patternStyle, type } from "../patternStyle.ts";

export const list = patternStyle(
  { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", rowGap: vars.space.s20 },
  at("md", {
    gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
    columnGap: vars.space.gutter,
    rowGap: vars.space.s32,
  }),
  at("xl", { gridTemplateColumns: "repeat(5, minmax(0, 1fr))", columnGap: 0 }),
);

/** Three above two from 768 px, five in a row from 1280 px. */
export const item = patternStyle(
  {
    display: "grid",
    gridTemplateColumns: "48px minmax(0, 1fr)",
    columnGap: vars.space.s16,
    alignItems: "center",
  },
  at("md", {
    gridColumn: "span 2",
    alignItems: "start",
    selectors: { "&:nth-child(n + 4)": { gridColumn: "span 3" } },
  }),
  at("xl", {
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    rowGap: vars.space.s12,
    paddingInline: vars.space.s24,
    borderInlineStart: `1px solid ${vars.color.border}`,
    selectors: {
      "&, &:nth-child(n + 4)": { gridColumn: "auto" },
      "&:first-child": { paddingInlineStart: 0, borderInlineStart: 0 },
    },
  }),
);

export const picture = patternStyle(
  {
    gridRow: "1 / span 2",
    inlineSize: 48,
    blockSize: 48,
    display: "grid",
    placeItems: "center",
    alignSelf: "start",
  },
  at("xl", { gridRow: "auto", placeItems: "center start" }),
);

export const title = patternStyle({ ...type.h4, fontSize: vars.text.body });
export const text = patternStyle({ ...type.small, color: vars.color.textMuted });

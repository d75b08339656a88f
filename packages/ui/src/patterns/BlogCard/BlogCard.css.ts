import { vars } from "../../tokens/contract.css.ts";
import { onHover, patternStyle, type } from "../patternStyle.ts";

export const card = patternStyle({ position: "relative", display: "grid", alignContent: "start" });
export const frame = patternStyle({
  aspectRatio: "3 / 2",
  display: "grid",
  overflow: "hidden",
  borderRadius: vars.radius.cloth,
  backgroundColor: vars.color.imageBg,
  marginBlockEnd: vars.space.s16,
});
export const line = patternStyle({
  ...type.small,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s12,
  color: vars.color.textSubtle,
});
export const tag = patternStyle({
  ...type.label,
  position: "relative",
  zIndex: 1,
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: 24,
  color: vars.color.zariInk,
});
export const title = patternStyle({ ...type.h3, marginBlockStart: vars.space.s4 });
export const link = patternStyle(
  {
    color: vars.color.text,
    textDecoration: "none",
    selectors: {
      "&::after": { content: "''", position: "absolute", inset: 0 },
      "&:focus-visible": { outline: "none" },
      "&:focus-visible::after": {
        outline: `${vars.line.focus} solid ${vars.color.focus}`,
        outlineOffset: 2,
      },
    },
  },
  onHover({
    selectors: {
      "article:hover > h3 > &": {
        textDecorationLine: "underline",
        textDecorationThickness: 1,
        textUnderlineOffset: "0.2em",
      },
    },
  }),
);
export const text = patternStyle({
  ...type.body,
  color: vars.color.textMuted,
  marginBlockStart: vars.space.s8,
});

import { vars } from "../../tokens/contract.css.ts";
import { onHover, patternStyle, type } from "../patternStyle.ts";

export const tag = patternStyle({
  ...type.label,
  position: "relative",
  zIndex: 1,
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: 24,
  color: vars.color.zariInk,
});
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
      ":is(article:hover > h3, article:hover > div > :is(h2, h3)) > &": {
        textDecorationLine: "underline",
        textDecorationThickness: 1,
        textUnderlineOffset: "0.18em",
      },
    },
  }),
);

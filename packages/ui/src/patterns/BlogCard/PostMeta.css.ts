import { vars } from "../../tokens/contract.css.ts";
import { onHover, patternStyle, stretchedLink, type, underlined } from "../patternStyle.ts";

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
  stretchedLink,
  { color: vars.color.text },
  onHover({
    selectors: { ":is(article:hover > h3, article:hover > div > :is(h2, h3)) > &": underlined },
  }),
);

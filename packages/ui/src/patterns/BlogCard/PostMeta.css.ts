import { vars } from "../../tokens/contract.css.ts";
import { hover, patternStyle } from "../../style/layerStyle.ts";
import { stretchedLink, type, underlined } from "../../style/rules.ts";

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
  hover(underlined, ":is(article:hover > h3, article:hover > div > :is(h2, h3)) > &"),
);

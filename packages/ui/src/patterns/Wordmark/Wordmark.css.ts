import { createVar, fallbackVar, globalStyle } from "@vanilla-extract/css";
import { vars } from "../../tokens/contract.css.ts";
import { patternLayer } from "../../tokens/layers.css.ts";
import { patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

/** Font size of the medium wordmark. */
export const size = createVar();

export const wordmark = patternStyle({
  ...type.h2,
  display: "inline-flex",
  alignItems: "center",
  gap: "0.32em",
  minInlineSize: 0,
  maxInlineSize: "100%",
  minBlockSize: 44,
  fontSize: fallbackVar(size, "1.75rem"),
  lineHeight: 1,
  color: "inherit",
  textDecoration: "none",
  direction: "ltr",
});
export const sizes = { small: patternStyle({ fontSize: "1.5rem" }), medium: "" };
export const name = patternStyle({
  minInlineSize: 0,
  paddingBlockStart: "0.12em",
  overflowWrap: "anywhere",
  textAlign: "start",
});

/** Names that a phone's header has no space for at the full size. In the unit of the header, which is a container. */
export const lengths = {
  short: "",
  long: patternStyle({ fontSize: `min(${fallbackVar(size, "1.75rem")}, 5.6cqi)` }),
  veryLong: patternStyle({ fontSize: `min(${fallbackVar(size, "1.5rem")}, 1.5rem, 4.6cqi)` }),
};
/** Two lines, the second with an ellipsis. */
export const clamped = patternStyle({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  lineHeight: 1.2,
});
const emblemSize = { display: "inline-flex", flexShrink: 0, blockSize: "0.82em" } as const;
export const emblem = patternStyle({ ...emblemSize, color: vars.color.brand });
export const emblemOnBrand = patternStyle({ ...emblemSize, color: vars.color.onBrand });
/* WebKit gives a stretched drawing no width. */
globalStyle(`:is(${emblem}, ${emblemOnBrand}) > *`, {
  "@layer": { [patternLayer]: { blockSize: "100%" } },
});

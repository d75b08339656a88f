import { createVar, fallbackVar } from "@vanilla-extract/css";
import { vars } from "../../tokens/contract.css.ts";
import { patternStyle } from "../../style/layerStyle.ts";
import { type } from "../../style/rules.ts";

/** Font size of the medium wordmark. */
export const size = createVar();

export const wordmark = patternStyle({
  ...type.h2,
  display: "inline-flex",
  alignItems: "center",
  gap: "0.32em",
  minBlockSize: 44,
  fontSize: fallbackVar(size, "1.75rem"),
  lineHeight: 1,
  color: "inherit",
  textDecoration: "none",
  direction: "ltr",
});
export const sizes = { small: patternStyle({ fontSize: "1.5rem" }), medium: "" };
export const name = patternStyle({ paddingBlockStart: "0.12em" });
const emblemSize = { display: "inline-flex", blockSize: "0.82em" } as const;
export const emblem = patternStyle({ ...emblemSize, color: vars.color.brand });
export const emblemOnBrand = patternStyle({ ...emblemSize, color: vars.color.onBrand });

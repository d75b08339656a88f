import { patternStyle } from "../../style/layerStyle.ts";

export const quotation = patternStyle({
  gridRow: "1 / -1",
  selectors: {
    "&:focus-visible": { outlineOffset: -3 },
  },
});

import { vars } from "../../tokens/contract.css.ts";
import { patternStyle } from "../../style/layerStyle.ts";

export const quotation = patternStyle({
  gridRow: "1 / -1",
  selectors: {
    "&:focus-visible": {
      outline: `${vars.borderWidth.focus} solid ${vars.color.focus}`,
      outlineOffset: -3,
    },
  },
});

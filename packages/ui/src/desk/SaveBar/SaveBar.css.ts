import { vars } from "../../tokens/contract.css.ts";
import { patternStyle } from "../../style/layerStyle.ts";

/* A mark beside the words, so that colour is not the only sign of a failure. */
export const bar = patternStyle({
  selectors: {
    "&[data-state='failed']": { borderColor: vars.color.danger, borderInlineStartWidth: 4 },
    "&[data-state='saved']": { borderColor: vars.color.success },
  },
});
export const failed = patternStyle({ color: vars.color.danger });

import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, hover } from "../../style/layerStyle.ts";
import { autoBidiText, colourTransition, hairline, type } from "../../style/rules.ts";

/* `panelsScript` sets the class before the first paint. Without scripts all panels are shown, each with its name. */
const served = "[data-panels]:not([data-ready])";

export const list = componentStyle({
  display: "flex",
  gap: vars.space.s8,
  overflowX: "auto",
  borderBlockEnd: hairline,
  scrollbarWidth: "thin",
  selectors: { [`:root:not(.has-scripts) ${served} &`]: { display: "none" } },
});
/* The selected tab has a gold underline, like the current entry of the header. */
export const tab = componentStyle(autoBidiText, {
  ...type.button,
  ...colourTransition,
  position: "relative",
  flexShrink: 0,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.s8,
  color: vars.color.textMuted,
  whiteSpace: "nowrap",
  selectors: {
    "&[aria-selected='true']": { color: vars.color.text },
    "&[aria-selected='true']::after": {
      content: "",
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: 0,
      borderBlockEnd: `${vars.borderWidth.focus} solid ${vars.color.zari}`,
    },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
  ...hover({ color: vars.color.action }),
});
export const panel = componentStyle(autoBidiText, {
  ...type.body,
  paddingBlockStart: vars.space.s24,
  selectors: { ".has-scripts &[data-state=inactive]": { display: "none" } },
});
export const title = componentStyle({
  ...type.h4,
  display: "none",
  paddingBlockEnd: vars.space.s12,
  selectors: { [`:root:not(.has-scripts) ${served} &`]: { display: "block" } },
});

import { reducedMotion } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import {
  componentStyle,
  hairline,
  hover,
  colourTransition,
  typeRoles,
} from "../../style/componentStyle.ts";

export const root: string = componentStyle({ borderBlockStart: hairline });
export const item: string = componentStyle({ borderBlockEnd: hairline });
export const trigger: string = componentStyle({
  ...typeRoles.h4,
  ...colourTransition,
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space.s16,
  inlineSize: "100%",
  minBlockSize: vars.size.controlLarge,
  paddingBlock: vars.space.s12,
  color: vars.color.text,
  ...hover({ color: vars.color.action }),
});
export const mark: string = componentStyle({
  display: "flex",
  transition: `rotate ${vars.duration.popover} ${vars.easing.enter}`,
  selectors: { [`${trigger}[data-state='open'] &`]: { rotate: "45deg" } },
});
/* Closed panels stay in the DOM, so that find-in-page and search engines reach them and no height is measured. */
export const content: string = componentStyle({
  display: "grid",
  gridTemplateRows: "1fr",
  transition: `grid-template-rows ${vars.duration.popover} ${vars.easing.enter}, visibility ${vars.duration.popover}`,
  selectors: { "&[data-state='closed']": { gridTemplateRows: "0fr", visibility: "hidden" } },
  "@media": {
    [reducedMotion]: { transition: "none" },
    /* Without JavaScript all panels are open. */
    "(scripting: none)": {
      selectors: { "&[data-state='closed']": { gridTemplateRows: "1fr", visibility: "visible" } },
    },
  },
});
export const inner: string = componentStyle({ overflow: "hidden", minBlockSize: 0 });
export const words: string = componentStyle({
  ...typeRoles.body,
  maxInlineSize: vars.size.measure,
  paddingBlockEnd: vars.space.s20,
  color: vars.color.textMuted,
});

import { keyframes } from "@vanilla-extract/css";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle, componentVariants } from "../../style/layerStyle.ts";
import { hairline } from "../../style/rules.ts";

const fadeIn = keyframes({ from: { opacity: 0 } });
const fromLeft = keyframes({ from: { translate: "-24px", opacity: 0 } });
const fromRight = keyframes({ from: { translate: "24px", opacity: 0 } });
const fromBottom = keyframes({ from: { translate: "0 24px", opacity: 0 } });

export const scrim = componentStyle({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.scrim,
  background: vars.color.scrim,
  animation: `${fadeIn} ${vars.duration.popover} ${vars.easing.enter}`,
});
export const sheet = componentStyle({
  position: "fixed",
  zIndex: vars.layer.dialog,
  display: "flex",
  flexDirection: "column",
  /* The sheet itself scrolls. It contains the focus, so it can be scrolled by keyboard. */
  overflowY: "auto",
  overscrollBehavior: "contain",
  border: "0 solid",
  borderColor: vars.color.border,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.dialog,
  animationDuration: vars.duration.sheet,
  animationTimingFunction: vars.easing.enter,
});
const aside = { insetBlock: 0, inlineSize: "min(88vw, 420px)" } as const;
export const side = componentVariants({
  start: {
    ...aside,
    insetInlineStart: 0,
    borderInlineEndWidth: vars.borderWidth.thin,
    animationName: fromLeft,
    selectors: { "[dir=rtl] &": { animationName: fromRight } },
  },
  end: {
    ...aside,
    insetInlineEnd: 0,
    borderInlineStartWidth: vars.borderWidth.thin,
    animationName: fromRight,
    selectors: { "[dir=rtl] &": { animationName: fromLeft } },
  },
  bottom: {
    insetInline: 0,
    insetBlockEnd: 0,
    maxBlockSize: "88dvh",
    borderBlockStartWidth: vars.borderWidth.thin,
    animationName: fromBottom,
  },
});
export const body = componentStyle({
  flexGrow: 1,
  padding: vars.space.s24,
});
export const head = componentStyle({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  background: vars.color.raised,
});
export const foot = componentStyle({
  position: "sticky",
  insetBlockEnd: 0,
  background: vars.color.raised,
  display: "flex",
  gap: vars.space.s12,
  padding: vars.space.s16,
  paddingBlockEnd: `max(${vars.space.s16}, env(safe-area-inset-bottom))`,
  borderBlockStart: hairline,
});

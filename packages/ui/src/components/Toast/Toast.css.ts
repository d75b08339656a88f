import { keyframes } from "@vanilla-extract/css";
import { from, reducedMotion } from "../../tokens/breakpoints.ts";
import { buyBarHeight } from "../../tokens/buyBar.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle } from "../../style/layerStyle.ts";
import { autoBidiText } from "../../style/rules.ts";

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(8px)" } });

export const stack = componentStyle({
  position: "fixed",
  insetBlockEnd: `calc(${vars.space.s16} + var(${buyBarHeight}, 0px) + env(safe-area-inset-bottom))`,
  insetInline: vars.space.s16,
  zIndex: vars.layer.toast,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.s8,
  pointerEvents: "none",
});
/* The button is taller than a line. A negative margin lets it overlap the padding, unless it wraps below the text. */
export const withAction = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s12,
  marginBlockStart: -8,
  "@media": { [from("sm")]: { marginBlockEnd: -8 } },
});
export const words = componentStyle(autoBidiText, {
  flex: "1 1 8em",
  paddingBlock: vars.space.s8,
});
export const toast = componentStyle({
  pointerEvents: "auto",
  maxInlineSize: "min(100%, 480px)",
  boxShadow: vars.shadow.popover,
  animation: `${arrive} ${vars.duration.popover} ${vars.easing.enter}`,
  "@media": { [reducedMotion]: { animation: "none" } },
});

import { keyframes } from "@vanilla-extract/css";
import { reducedMotion } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { componentStyle } from "../../style/componentStyle.ts";

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(8px)" } });

export const stack: string = componentStyle({
  position: "fixed",
  insetBlockEnd: `calc(${vars.space.s16} + env(safe-area-inset-bottom))`,
  insetInline: vars.space.s16,
  zIndex: vars.layer.toast,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.s8,
  pointerEvents: "none",
});
export const toast: string = componentStyle({
  pointerEvents: "auto",
  maxInlineSize: "min(100%, 480px)",
  boxShadow: vars.shadow.popover,
  animation: `${arrive} ${vars.duration.popover} ${vars.easing.enter}`,
  "@media": { [reducedMotion]: { animation: "none" } },
});

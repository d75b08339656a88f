import { keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../../style/layerStyle.ts";
import { hairline } from "../../style/rules.ts";
import { vars } from "../../tokens/contract.css.ts";

/* As large as the viewport: the backdrop of a popover lets presses through, the scrim inside does not. */
export const popup = componentStyle({
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  overflow: "hidden",
  /* The page behind it does not scroll. Hiding its overflow would change its width where scrollbars have one. */
  overscrollBehavior: "contain",
  border: 0,
  background: "none",
  color: vars.color.text,
  /* Inherited from a header that ignores them. */
  pointerEvents: "auto",
  "@supports": { "not selector(:popover-open)": { display: "none" } },
});

const fadeIn = keyframes({ from: { opacity: 0 } });

/** A button that looks like none. Not fixed, and nor is the panel: scrolling would continue in the page. */
export const scrim = componentStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  background: vars.color.scrim,
  cursor: "default",
  touchAction: "none",
  animation: `${fadeIn} ${vars.duration.popover} ${vars.easing.enter}`,
  selectors: { "&:active": { opacity: 1 } },
});

/** With the styles of a sheet. */
export const panel = componentStyle({ selectors: { "&&": { position: "absolute" } } });

const appear = keyframes({ from: { opacity: 0, translate: "0 12px" } });
/* Its height may change, so it is aligned to the top. */
export const top = componentStyle({
  position: "relative",
  zIndex: vars.layer.dialog,
  inlineSize: 880,
  maxInlineSize: `calc(100% - 2 * ${vars.space.s16})`,
  maxBlockSize: "calc(100% - 112px)",
  overflow: "auto",
  overscrollBehavior: "contain",
  marginBlock: `clamp(${vars.space.s16}, 100vw - 912px, ${vars.space.s96})`,
  marginInline: "auto",
  border: hairline,
  borderRadius: vars.radius.panel,
  background: vars.color.raised,
  boxShadow: vars.shadow.dialog,
  animation: `${appear} ${vars.duration.sheet} ${vars.easing.enter}`,
});

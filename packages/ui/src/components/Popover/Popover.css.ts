import { createVar, fallbackVar, keyframes } from "@vanilla-extract/css";
import { componentStyle, componentVariants } from "../../style/layerStyle.ts";
import { hairline, type } from "../../style/rules.ts";
import { vars } from "../../tokens/contract.css.ts";

const fadeIn = keyframes({ from: { opacity: 0 } });
const fromLeft = keyframes({ from: { translate: "-24px", opacity: 0 } });
const fromRight = keyframes({ from: { translate: "24px", opacity: 0 } });
const fromBottom = keyframes({ from: { translate: "0 24px", opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: "0 12px" } });

/* As large as the viewport: the backdrop of a popover lets presses through, the scrim inside does not. */
export const modal = componentStyle({
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

/** A button that looks like none. Not fixed, and nor is the panel: scrolling would continue in the page. */
export const scrim = componentStyle({
  display: "none",
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  background: vars.color.scrim,
  cursor: "default",
  touchAction: "none",
  animation: `${fadeIn} ${vars.duration.popover} ${vars.easing.enter}`,
  selectors: { ":popover-open > &": { display: "block" }, "&:active": { opacity: 1 } },
});

/* It scrolls itself. It contains the focus, so it can be scrolled by keyboard. */
export const panel = componentStyle({
  position: "absolute",
  zIndex: vars.layer.dialog,
  display: "flex",
  flexDirection: "column",
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
export const placement = componentVariants({
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
  /* Its height may change, so it is aligned to the top. */
  top: {
    position: "relative",
    inlineSize: 880,
    maxInlineSize: `calc(100% - 2 * ${vars.space.s16})`,
    maxBlockSize: "calc(100% - 112px)",
    marginBlock: `clamp(${vars.space.s16}, 100vw - 912px, ${vars.space.s96})`,
    marginInline: "auto",
    border: hairline,
    borderRadius: vars.radius.panel,
    animationName: rise,
  },
});
/** Not shown where the popover is a part of the page. */
export const head = componentStyle({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  background: vars.color.raised,
  selectors: { "&&": { display: "none" }, ":popover-open > * > &": { display: "flex" } },
});
export const body = componentStyle({ flexGrow: 1, padding: vars.space.s24 });

/** The trigger. The name is that of the nearest popover, because its scope is this element. */
const anchorName = "--popover-trigger";
export const anchor = componentStyle({
  display: "inline-block",
  anchorName,
  anchorScope: anchorName,
});
/* Leaves space for the focus ring of the button. */
const gap = vars.space.s8;
export const floating = componentStyle({
  inlineSize: "min(360px, 92vw)",
  maxBlockSize: "min(560px, 80vh)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  marginBlock: gap,
  padding: vars.space.s20,
  border: hairline,
  borderRadius: vars.radius.panel,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.popover,
  pointerEvents: "auto",
  "@supports": {
    "(anchor-scope: all)": { positionAnchor: anchorName, positionTryFallbacks: "flip-block" },
    "not selector(:popover-open)": { display: "none" },
  },
});
/** Lower edge of a trigger that is moved by a transform, in the window. Firefox anchors to the place before it. */
export const triggerEnd = createVar();
const end = fallbackVar(triggerEnd, "anchor(end)");
const belowHeader = fallbackVar(triggerEnd, vars.space.s64);
/** Below the trigger. Browsers without anchors show it in an upper corner, below a header. */
export const align = componentVariants({
  start: {
    insetBlock: `${belowHeader} auto`,
    insetInline: `${vars.space.s16} auto`,
    "@supports": {
      "(anchor-scope: all)": { insetBlock: `${end} auto`, insetInline: "anchor(start) auto" },
    },
  },
  end: {
    insetBlock: `${belowHeader} auto`,
    insetInline: `auto ${vars.space.s16}`,
    "@supports": {
      "(anchor-scope: all)": { insetBlock: `${end} auto`, insetInline: "auto anchor(end)" },
    },
  },
});
export const title = componentStyle({
  ...type.h4,
  paddingBlockEnd: vars.space.s12,
  marginBlockEnd: vars.space.s12,
  borderBlockEnd: hairline,
});

import { globalStyle } from "@vanilla-extract/css";
import { forcedColors } from "../../tokens/breakpoints.ts";
import { buyBarHeight, stickyBarHeight } from "../../tokens/buyBar.ts";
import { vars } from "../../tokens/contract.css.ts";
import { patternLayer } from "../../tokens/layers.css.ts";
import { hover, patternStyle } from "../../style/layerStyle.ts";
import { colourTransition, hairline, type } from "../../style/rules.ts";
import { bottomInset } from "../stickyBar.css.ts";

/** From here on the navigation is at the side. */
const wide = "screen and (min-width: 900px)";
const narrow = "screen and (max-width: 899.98px)";
const bottomHeight = "56px";
const barHeight = `calc(${bottomHeight} + env(safe-area-inset-bottom, 0px))`;

export const frame = patternStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "1fr",
  minBlockSize: "100dvh",
  background: vars.color.canvas,
  color: vars.color.text,
  "@media": {
    [wide]: { gridTemplateColumns: "216px minmax(0, 1fr)" },
    [narrow]: { vars: { [bottomInset]: barHeight } },
    print: { display: "block", minBlockSize: 0 },
  },
});
/**
 * What is at the lower edge: the navigation of a phone, and a bar above it. Notices and focused fields stay above both. Small
 * controls are as high as a finger needs, also in dialogs.
 */
globalStyle(`:root:has(${frame})`, {
  "@layer": {
    [patternLayer]: {
      vars: { [buyBarHeight]: `var(${stickyBarHeight}, 0px)` },
      scrollPaddingBlockEnd: `calc(var(${buyBarHeight}) + env(safe-area-inset-bottom, 0px) + ${vars.space.s24})`,
      "@media": {
        [narrow]: {
          vars: { [buyBarHeight]: `calc(${bottomHeight} + var(${stickyBarHeight}, 0px))` },
        },
        "(pointer: coarse)": { vars: { [vars.size.controlSmall]: vars.size.iconButton } },
      },
    },
  },
});
export const main = patternStyle({
  minInlineSize: 0,
  inlineSize: "100%",
  maxInlineSize: 1200,
  marginInline: "auto",
  padding: vars.space.s16,
  /* What is last stays above the lower navigation. */
  paddingBlockEnd: `calc(${barHeight} + ${vars.space.s24})`,
  selectors: { "&:focus-visible": { outline: "none" } },
  "@media": {
    [wide]: { paddingBlock: vars.space.s24, paddingInline: vars.space.s32 },
    print: { maxInlineSize: "none", padding: 0 },
  },
});

export const side = patternStyle({
  display: "none",
  "@media": {
    [wide]: {
      position: "sticky",
      insetBlockStart: 0,
      display: "flex",
      flexDirection: "column",
      gap: vars.space.s16,
      blockSize: "100dvh",
      overflowY: "auto",
      paddingBlock: vars.space.s16,
      paddingInline: vars.space.s12,
      background: vars.color.sunken,
      borderInlineEnd: hairline,
    },
  },
});
export const brand = patternStyle({
  ...type.h4,
  paddingInline: vars.space.s12,
  overflowWrap: "anywhere",
});
export const links = patternStyle({ display: "grid", gap: vars.space.s2 });
export const foot = patternStyle({
  ...type.small,
  display: "grid",
  justifyItems: "start",
  gap: vars.space.s12,
  marginBlockStart: "auto",
  paddingBlockStart: vars.space.s16,
  paddingInline: vars.space.s12,
  borderBlockStart: hairline,
});
export const icon = patternStyle({ position: "relative", display: "flex", flexShrink: 0 });
/* As wide as a badge and the icon beside it. */
export const bottomIcon = patternStyle({
  justifyContent: "center",
  inlineSize: 56,
  whiteSpace: "nowrap",
});
export const linkText = patternStyle({ flexGrow: 1, minInlineSize: 0 });
const current = "&:is([aria-current='page'], [data-current])";
export const sideLink = patternStyle({
  ...type.small,
  ...colourTransition,
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space.s12,
  minBlockSize: vars.size.iconButton,
  paddingInline: vars.space.s12,
  borderRadius: vars.radius.panel,
  color: vars.color.text,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: {
    [current]: {
      background: vars.color.actionSoft,
      color: vars.color.onActionSoft,
      fontWeight: vars.font.weightStrong,
    },
    /* A line too: colour is not the only sign. */
    [`${current}::before`]: {
      content: "''",
      position: "absolute",
      insetInlineStart: 0,
      insetBlock: 10,
      inlineSize: 3,
      background: vars.color.action,
    },
  },
  ...hover({ background: vars.color.surface }, "&:hover:not([aria-current='page'])"),
});

export const bottom = patternStyle({
  position: "fixed",
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: vars.layer.header,
  blockSize: barHeight,
  paddingBlockEnd: "env(safe-area-inset-bottom, 0px)",
  background: vars.color.raised,
  borderBlockStart: hairline,
  "@media": { [wide]: { display: "none" }, print: { display: "none" } },
});
export const bottomList = patternStyle({ display: "flex", blockSize: "100%" });
export const bottomItem = patternStyle({ flex: "1 1 0", minInlineSize: 0 });
export const bottomLink = patternStyle({
  ...type.caption,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.s2,
  inlineSize: "100%",
  blockSize: "100%",
  paddingInline: vars.space.s2,
  borderBlockStart: "3px solid transparent",
  color: vars.color.textMuted,
  textAlign: "center",
  textDecoration: "none",
  selectors: {
    [current]: {
      borderBlockStartColor: vars.color.action,
      color: vars.color.action,
      fontWeight: vars.font.weightStrong,
    },
    "&:focus-visible": { outlineOffset: -3 },
  },
  "@media": {
    [forcedColors]: {
      selectors: {
        [`&:not([aria-current='page'], [data-current])`]: { borderBlockStartColor: "Canvas" },
      },
    },
  },
});
export const bottomText = patternStyle({
  /* Larger text has its words whole as long as five of them fit beside each other. */
  fontSize: `min(${vars.text.caption}, 4.4vw)`,
  maxInlineSize: "100%",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

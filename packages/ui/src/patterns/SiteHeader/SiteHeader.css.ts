import { from } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { at, onHover, patternStyle, type } from "../patternStyle.ts";

/** Leaves the viewport when the page has scrolled more than 50 px (HDR-46). */
export const sentinel = patternStyle({
  position: "absolute",
  insetBlockStart: 50,
  insetInlineStart: 0,
  inlineSize: 1,
  blockSize: 1,
  pointerEvents: "none",
});

export const announcement = patternStyle(
  {
    ...type.caption,
    display: "none",
    blockSize: 32,
    alignItems: "center",
    justifyContent: "center",
    backgroundColor: vars.color.pallu,
    color: vars.color.onPallu,
  },
  at("xl", { display: "flex" }),
);

export const header = patternStyle({
  position: "relative",
  zIndex: vars.layer.header,
  color: vars.color.text,
  selectors: {
    "&[data-state=stuck]": {
      position: "sticky",
      insetBlockStart: 0,
      animation: "none",
      pointerEvents: "none",
    },
    /* The background is a pseudo-element that shrinks without changing the layout. */
    "&::before": {
      content: "''",
      position: "absolute",
      inset: 0,
      backgroundColor: vars.color.canvas,
      borderBlockEnd: `1px solid ${vars.color.border}`,
      transformOrigin: "50% 0",
      transitionProperty: "transform",
      transitionDuration: vars.duration.popover,
      transitionTimingFunction: vars.easing.enter,
    },
  },
  "@media": {
    [from("md")]: { selectors: { "&[data-state=stuck]::before": { transform: "scaleY(0.875)" } } },
    [from("xl")]: { selectors: { "&[data-state=stuck]::before": { transform: "scaleY(0.7778)" } } },
  },
});

export const bar = patternStyle(
  {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: vars.space.s4,
    blockSize: 56,
    inlineSize: "100%",
    maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.space.pageMargin})`,
    marginInline: "auto",
    paddingInline: `calc(${vars.space.pageMargin} - 10px)`,
    transitionProperty: "translate",
    transitionDuration: vars.duration.popover,
    transitionTimingFunction: vars.easing.enter,
  },
  at("md", {
    blockSize: 64,
    selectors: { "[data-state=stuck] > &": { translate: "0 -4px" } },
  }),
  at("xl", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
    blockSize: 72,
    paddingInline: vars.space.pageMargin,
    selectors: { "[data-state=stuck] > &": { translate: "0 -8px" } },
  }),
);

/** Keeps controls clickable, because the shrunken header ignores pointer events. */
export const live = patternStyle({ pointerEvents: "auto" });

export const menuButton = patternStyle(at("xl", { display: "none" }));

export const nav = patternStyle(
  { display: "none" },
  at("xl", { display: "block", minInlineSize: 0 }),
);

export const entries = patternStyle({
  display: "flex",
  alignItems: "stretch",
  gap: vars.space.s24,
});

export const entry = patternStyle(
  {
    ...type.label,
    fontSize: vars.text.button,
    fontWeight: vars.font.weightRegular,
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.s4,
    minBlockSize: 48,
    color: vars.color.text,
    textDecoration: "none",
    whiteSpace: "nowrap",
    cursor: "pointer",
    selectors: {
      "&[aria-current], &[data-current]": { fontWeight: vars.font.weightStrong },
      "&[aria-current]::after, &[data-current]::after": {
        content: "''",
        position: "absolute",
        insetInline: 0,
        insetBlockEnd: 8,
        borderBlockEnd: `2px solid ${vars.color.zari}`,
      },
    },
  },
  onHover({ selectors: { "&:hover": { color: vars.color.action } } }),
);

export const chevron = patternStyle({
  display: "inline-flex",
  transitionProperty: "rotate",
  transitionDuration: vars.duration.hover,
  selectors: { "[aria-expanded=true] > &": { rotate: "180deg" } },
});

export const tools = patternStyle(
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "flex-end",
    marginInlineStart: "auto",
    gap: 0,
  },
  at("md", { gap: vars.space.s4 }),
);

export const fromTablet = patternStyle({ display: "none" }, at("md", { display: "inline-flex" }));
export const fromDesk = patternStyle(
  { display: "none" },
  at("xl", { display: "inline-flex", alignItems: "center", gap: vars.space.s4 }),
);

export const login = patternStyle(
  {
    ...type.label,
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: 44,
    paddingInline: vars.space.s8,
    color: vars.color.text,
    textDecoration: "none",
  },
  at("md", { display: "none" }),
);

export const panel = patternStyle({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "100%",
  backgroundColor: vars.color.raised,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow.popover,
  pointerEvents: "auto",
});

export const panelInner = patternStyle({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr)) minmax(0, 1.2fr)",
  gap: vars.space.s40,
  maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.space.pageMargin})`,
  marginInline: "auto",
  padding: `${vars.space.s32} ${vars.space.pageMargin} ${vars.space.s40}`,
});

export const columnTitle = patternStyle({
  ...type.caption,
  color: vars.color.textSubtle,
  marginBlockEnd: vars.space.s8,
});

export const panelLink = patternStyle(
  {
    ...type.body,
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: 36,
    color: vars.color.text,
    textDecoration: "none",
    selectors: {
      "&[aria-current]": { fontWeight: vars.font.weightStrong, color: vars.color.action },
    },
  },
  onHover({
    selectors: {
      "&:hover": {
        textDecoration: "underline",
        textUnderlineOffset: "0.25em",
        textDecorationThickness: 1,
      },
    },
  }),
);

export const feature = patternStyle({
  display: "grid",
  overflow: "hidden",
  aspectRatio: "4 / 3",
  backgroundColor: vars.color.imageBg,
});

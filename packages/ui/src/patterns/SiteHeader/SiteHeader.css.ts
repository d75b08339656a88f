import { createVar, fallbackVar, keyframes } from "@vanilla-extract/css";
import { vars } from "../../tokens/contract.css.ts";
import { hover, patternStyle } from "../../style/layerStyle.ts";
import type { LayeredRule } from "../../style/layerStyle.ts";
import { buttonsOn, type } from "../../style/rules.ts";
import { cropped } from "../../tokens/cropped.ts";
import { triggerEnd } from "../../components/Popover/Popover.css.ts";
import { size as wordmarkSize } from "../Wordmark/Wordmark.css.ts";

/** Leaves the viewport when the page has scrolled more than 50 px. */
export const sentinel = patternStyle({
  position: "absolute",
  insetBlockStart: 50,
  insetInlineStart: 0,
  inlineSize: 1,
  blockSize: 1,
  pointerEvents: "none",
});

/**
 * Rules for headers from a width. In ems of the header, so that large text gets the layout of a small screen. 75 em are
 * 1200 px: a window of 1280 px less its scrollbar.
 */
const from = (width: "20em" | "48em" | "75em", rule: LayeredRule): LayeredRule => ({
  "@container": { [`(min-width: ${width})`]: rule },
});

/** Heights in rem, so that the rows grow with the text and the stuck header knows where they are. */
const rowSize = { phone: "3.5rem", top: "4rem", nav: "2.75rem", stuck: "3.5rem" } as const;
const lineSize = createVar();
const line0 = fallbackVar(lineSize, "0px");

/** Name of the row of entries, below which the panels are. */
const entriesName = "--header-entries";

/** The last part of a header. Stays at the end of the menu, unless the window is low for the text. */
export const foot = patternStyle(
  {
    display: "grid",
    gap: vars.space.s8,
    padding: `${vars.space.s16} ${vars.space.s24}`,
    backgroundColor: vars.color.raised,
    "@media": { "(min-height: 46em)": { position: "sticky", insetBlockEnd: 0 } },
    selectors: { "&[hidden]": { display: "none" } },
  },
  from("75em", { display: "none" }),
);

export const header = patternStyle({
  containerType: "inline-size",
  position: "relative",
  zIndex: vars.layer.header,
  color: vars.color.text,
  anchorScope: entriesName,
  selectors: {
    /* Centred parts move while the rest of the document arrives, so a header is shown when it is whole. */
    [`&:not(:has(${foot}))`]: { visibility: "hidden" },
    /* Keeps its size, so that nothing below it moves. The rows move by transforms into one of 56 px. */
    "&[data-state=stuck]": { position: "sticky", insetBlockStart: 0, pointerEvents: "none" },
    "&::before": {
      content: "''",
      position: "absolute",
      inset: 0,
      backgroundColor: vars.color.canvas,
      borderBlockEnd: `1px solid ${vars.color.border}`,
    },
    "&[data-state=stuck]::before": { insetBlockEnd: "auto", blockSize: rowSize.stuck },
  },
});

const stuck = `${header}[data-state=stuck] &`;
const fadeIn = keyframes({ from: { opacity: 0 } });
const appear = { animation: `${fadeIn} ${vars.duration.popover} ${vars.easing.enter}` } as const;

/** Space beside the rows, so that wide screens show them above the page. */
const margin = `max(${vars.space.pageMargin}, (100cqi - ${vars.size.page}) / 2)`;
const columns: LayeredRule = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
  alignItems: "center",
  paddingInline: margin,
};

export const withLine = patternStyle({
  vars: { [lineSize]: "2rem" },
  "@media": { "(pointer: coarse)": { vars: { [lineSize]: vars.size.iconButton } } },
});

/** Announcement and preferences. Controls in it take the colours and the height of the line. */
export const line = patternStyle(
  { display: "none" },
  from("75em", {
    ...type.caption,
    ...columns,
    position: "relative",
    minBlockSize: lineSize,
    backgroundColor: vars.color.brand,
    color: vars.color.onBrand,
    vars: {
      ...buttonsOn(vars.color.brand, vars.color.onBrand).vars,
      [vars.color.text]: vars.color.onBrand,
      [vars.color.textMuted]: `color-mix(in srgb, ${vars.color.onBrand} 80%, ${vars.color.brand})`,
      [vars.size.iconButton]: lineSize,
      [vars.text.label]: vars.text.caption,
    },
    selectors: { [stuck]: { visibility: "hidden" } },
  }),
);

export const announcement = patternStyle({ gridColumn: 2 });
export const controls = patternStyle({ gridColumn: 3, justifySelf: "end" });

export const bar = patternStyle(
  {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: vars.space.s4,
    minBlockSize: rowSize.phone,
    paddingInline: `calc(${vars.space.pageMargin} - 10px)`,
  },
  from("48em", {
    minBlockSize: rowSize.top,
    selectors: {
      [stuck]: {
        translate: "0 -0.25rem",
        vars: { [triggerEnd]: `calc((${rowSize.stuck} + ${vars.size.iconButton}) / 2)` },
      },
    },
  }),
  from("75em", {
    ...columns,
    /* Above the entries, for the popups of the tools. */
    selectors: { [stuck]: { zIndex: 1, translate: `0 calc(-0.25rem - ${line0})` } },
  }),
);

/** Keeps controls clickable, because the stuck header and its rows ignore pointer events. */
const clickable = { pointerEvents: "auto" } as const;

export const menuButton = patternStyle(clickable, from("75em", { display: "none" }));

/** In the middle; at the start of a stuck header. */
export const mark = patternStyle(
  {
    ...clickable,
    display: "inline-flex",
    minInlineSize: 0,
    vars: { [wordmarkSize]: "min(1.75rem, 12vw)" },
  },
  from("75em", {
    gridColumn: 2,
    /* Leaves space for the tools. */
    maxInlineSize: "calc(100cqi - 30rem)",
    vars: { [wordmarkSize]: "2.25rem" },
    selectors: {
      [stuck]: {
        ...appear,
        maxInlineSize: "17rem",
        translate: `calc(${margin} - 50cqi + 50%)`,
        scale: "0.8",
        transformOrigin: "0 50%",
      },
      [`[dir=rtl] ${stuck}`]: {
        translate: `calc(50cqi - 50% - ${margin})`,
        transformOrigin: "100% 50%",
      },
    },
  }),
);

/* A popover below 75em, where the browser hides it until it is opened. In a wide header it is a row. */
export const menu = patternStyle(
  from("75em", {
    display: "block",
    position: "relative",
    inlineSize: "auto",
    blockSize: "auto",
    overflow: "visible",
    pointerEvents: "inherit",
    anchorName: entriesName,
    selectors: {
      [stuck]: { ...appear, translate: `0 calc(-3.625rem - ${line0})` },
    },
  }),
);

/** Triggers of a group in the menu and of its panel in a wide header. */
export const menuOnly = patternStyle(from("75em", { display: "none" }));
export const wideOnly = patternStyle({ display: "none" }, from("75em", { display: "contents" }));

export const sheet = patternStyle(from("75em", { display: "contents" }));

export const nav = patternStyle(
  { flexGrow: 1, padding: vars.space.s24 },
  from("75em", { padding: 0 }),
);

export const entries = patternStyle(
  from("75em", {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    columnGap: vars.space.s32,
    /* Leaves space for wordmark and tools, which are beside it when the header is stuck. */
    maxInlineSize: "calc(100% - 30rem)",
    marginInline: "auto",
  }),
);

export const item = patternStyle(clickable);

export const entry = patternStyle(
  {
    ...type.h4,
    fontWeight: vars.font.weightRegular,
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    minBlockSize: 52,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    color: vars.color.text,
    textDecoration: "none",
    listStyle: "none",
    selectors: {
      "&[aria-current], &[data-current]": { fontWeight: vars.font.weightStrong },
      "&[aria-current]": { color: vars.color.action },
      "&::-webkit-details-marker": { display: "none" },
    },
  },
  from("75em", {
    ...type.label,
    fontSize: vars.text.button,
    fontWeight: vars.font.weightRegular,
    position: "relative",
    display: "inline-flex",
    justifyContent: "start",
    gap: vars.space.s4,
    minBlockSize: rowSize.nav,
    borderBlockEnd: 0,
    whiteSpace: "nowrap",
    selectors: {
      "&[aria-current]": { color: vars.color.text },
      "&[aria-current]::after, &[data-current]::after": {
        content: "''",
        position: "absolute",
        insetInline: 0,
        insetBlockEnd: 8,
        borderBlockEnd: `2px solid ${vars.color.zari}`,
      },
    },
  }),
  from("75em", hover({ color: vars.color.action })),
);

export const chevron = patternStyle({
  display: "inline-flex",
  transitionProperty: "rotate",
  transitionDuration: vars.duration.hover,
  selectors: {
    "details[open] > summary > &, :has(+ :popover-open) > button > &": { rotate: "180deg" },
  },
});

export const tools = patternStyle(
  { ...clickable, display: "flex", alignItems: "center", marginInlineStart: "auto" },
  from("48em", { gap: vars.space.s4 }),
  /* The last icon, not its target, ends with the line above. */
  from("75em", { gridColumn: 3, marginInlineEnd: "-11px" }),
);

export const fromTablet = patternStyle(
  { display: "none" },
  from("48em", { display: "inline-flex" }),
);

/** Beside the icons where they fit; the menu has it as well. */
export const login = patternStyle(
  {
    ...type.label,
    display: "none",
    alignItems: "center",
    minBlockSize: vars.size.iconButton,
    paddingInline: vars.space.s8,
    color: vars.color.text,
    textDecoration: "none",
  },
  from("20em", { display: "inline-flex" }),
  from("48em", { display: "none" }),
);

/** In the menu a part of it, below its open group. In a wide header a popover below the row. */
export const panel = patternStyle(
  {
    position: "static",
    inlineSize: "auto",
    blockSize: "auto",
    margin: 0,
    padding: 0,
    border: 0,
    backgroundColor: vars.color.raised,
    color: vars.color.text,
    selectors: { "details[open] ~ &": { display: "block" } },
  },
  from("75em", {
    /* Scrolls with the page, as the row does. */
    position: "absolute",
    insetInline: 0,
    insetBlock: `calc(${line0} + ${rowSize.top} + ${rowSize.nav}) auto`,
    maxBlockSize: `calc(100dvh - ${rowSize.stuck})`,
    overflowY: "auto",
    borderBlockEnd: `1px solid ${vars.color.border}`,
    boxShadow: vars.shadow.popover,
    pointerEvents: "auto",
    /* Long entries need a second row. */
    "@supports": { "(anchor-scope: all)": { insetBlockStart: `anchor(${entriesName} end)` } },
    selectors: {
      "details[open] ~ &:not(:popover-open)": { display: "none" },
      [stuck]: { position: "fixed", insetBlockStart: rowSize.stuck },
    },
  }),
);

export const panelInner = patternStyle(
  {
    paddingBlock: `${vars.space.s8} ${vars.space.s16}`,
    paddingInlineStart: vars.space.s16,
  },
  from("75em", {
    display: "flex",
    justifyContent: "center",
    gap: vars.space.s64,
    paddingBlock: `${vars.space.s32} ${vars.space.s40}`,
    paddingInline: margin,
  }),
);

export const columnTitle = patternStyle(
  {
    ...type.caption,
    color: vars.color.textSubtle,
    paddingBlockStart: vars.space.s8,
  },
  from("75em", { paddingBlockStart: 0, marginBlockEnd: vars.space.s8 }),
);

const underlineOnHover = hover({
  textDecoration: "underline",
  textUnderlineOffset: "0.25em",
  textDecorationThickness: 1,
});

export const panelLink = patternStyle(
  {
    ...type.body,
    display: "flex",
    alignItems: "center",
    minBlockSize: 44,
    color: vars.color.text,
    textDecoration: "none",
    selectors: {
      "&[aria-current]": { fontWeight: vars.font.weightStrong, color: vars.color.action },
    },
  },
  underlineOnHover,
  from("75em", { display: "inline-flex", minBlockSize: 36 }),
);

export const feature = patternStyle(
  {
    ...type.label,
    display: "none",
    alignContent: "start",
    gap: vars.space.s12,
    inlineSize: "20rem",
    color: vars.color.text,
    textDecoration: "none",
  },
  underlineOnHover,
  from("75em", { display: "grid" }),
);

export const featurePicture = patternStyle({
  ...cropped,
  aspectRatio: "4 / 3",
  backgroundColor: vars.color.imageBg,
});

/** Beside each other where both fit. */
export const links = patternStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(7rem, 100%), 1fr))",
  gap: vars.space.s12,
});

import { globalStyle } from "@vanilla-extract/css";
import { breakpoints, forcedColors, from, reducedMotion } from "../../tokens/breakpoints.ts";
import { vars } from "../../tokens/contract.css.ts";
import { patternLayer } from "../../tokens/layers.css.ts";
import { hover, patternStyle, patternVariants } from "../../style/layerStyle.ts";
import { pass } from "../../style/pass.css.ts";
import { autoBidiText, colourTransition, hairline, hidden, type } from "../../style/rules.ts";

const stacked = `screen and (max-width: ${breakpoints.sm - 0.02}px)`;
const checkSize = vars.size.iconButton;

/* Scrolls within itself if its columns do not fit, for example with text of 200 %. */
export const root = patternStyle({
  position: "relative",
  minInlineSize: 0,
  "@media": { [from("sm")]: { overflowX: "auto" }, print: { overflowX: "visible" } },
});
/** The line of a table that loads. It takes no space, so that nothing moves. */
export const loading = patternStyle({
  position: "absolute",
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 2,
  overflow: "hidden",
  selectors: {
    "&::before": {
      content: "''",
      display: "block",
      blockSize: "100%",
      marginInline: "30%",
      background: vars.color.action,
      animation: `${pass} ${vars.duration.shuttle} linear infinite`,
    },
    "[dir='rtl'] &::before": { animationDirection: "reverse" },
  },
  "@media": {
    [reducedMotion]: { selectors: { "&::before": { marginInline: 0, animation: "none" } } },
    [forcedColors]: { selectors: { "&::before": { background: "Highlight" } } },
  },
});
export const table = patternStyle({
  ...type.small,
  inlineSize: "100%",
  color: vars.color.text,
  "@media": { [stacked]: { display: "block" } },
});
export const caption = patternStyle(
  { ...type.h4, paddingBlockEnd: vars.space.s8, textAlign: "start" },
  { "@media": { [stacked]: { display: "block" } } },
  autoBidiText,
);
export const captionHidden = patternStyle(hidden);

/* In narrow viewports the headings that sort and the checkbox for all rows are one line above the cards. */
export const head = patternStyle({ "@media": { [stacked]: { display: "block" } } });
export const plainHead = patternStyle({ "@media": { [stacked]: hidden } });
export const headRow = patternStyle({
  "@media": {
    [stacked]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: vars.space.s16,
      borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.borderControl}`,
    },
  },
});
const noPadding = { "&&": { padding: 0 } } as const;
/* The background of a row is a little wider than its texts. */
const edges = {
  "&:first-child": { paddingInlineStart: vars.space.s8 },
  "&:last-child": { paddingInlineEnd: vars.space.s8 },
} as const;
export const columnHeader = patternStyle({
  ...type.caption,
  paddingBlock: vars.space.s8,
  paddingInlineEnd: vars.space.s16,
  borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.borderControl}`,
  fontWeight: vars.font.weightStrong,
  color: vars.color.textMuted,
  verticalAlign: "baseline",
  selectors: {
    ...edges,
    "&[data-sorted]": { color: vars.color.text },
  },
  "@media": { [stacked]: { borderBlockEnd: 0, selectors: noPadding } },
});
export const plainHeader = patternStyle({ "@media": { [stacked]: hidden } });
export const sortLink = patternStyle({
  ...colourTransition,
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s4,
  minBlockSize: 24,
  color: "inherit",
  textDecoration: "none",
  ...hover({ color: vars.color.action, textDecoration: "underline" }),
  "@media": { [stacked]: { minBlockSize: vars.size.iconButton } },
});
export const sortMark = patternStyle({
  display: "flex",
  selectors: { ":not([data-sorted]) > * > &": { color: vars.color.borderControl } },
});

export const body = patternStyle({ "@media": { [stacked]: { display: "block" } } });
export const row = patternStyle({
  ...colourTransition,
  /* Not below the head of a page, nor below the bar of a selection. */
  scrollMarginBlock: 96,
  borderBlockEnd: hairline,
  selectors: {
    "&[data-selected]": { background: vars.color.actionSoft },
    "&:focus-visible": { outlineOffset: -3 },
  },
  ...hover({ background: vars.color.sunken }, "&:hover:not([data-selected])"),
});
/* Separate from `row`, whose media queries the hover has. */
export const card = patternStyle({
  "@media": {
    [stacked]: {
      display: "grid",
      /* Two columns, or one where two would break words, as with text of 200 %. */
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, max(7em, 34%)), 1fr))",
      alignItems: "start",
      columnGap: vars.space.s16,
      rowGap: vars.space.s4,
      paddingBlock: vars.space.s12,
      paddingInline: vars.space.s8,
    },
  },
});
export const selectableCard = patternStyle({
  "@media": {
    [stacked]: {
      position: "relative",
      columnGap: vars.space.s8,
      paddingInlineStart: `calc(${checkSize} + ${vars.space.s8})`,
    },
  },
});
export const cell = patternStyle({
  paddingBlock: vars.space.s12,
  paddingInlineEnd: vars.space.s16,
  verticalAlign: "middle",
  selectors: edges,
  "@media": {
    [stacked]: {
      minInlineSize: 0,
      overflowWrap: "anywhere",
      selectors: {
        ...noPadding,
        "&[data-label]::before": {
          // Fallback for browsers without alternative text of generated content.
          content: ["attr(data-label)", 'attr(data-label) / ""'],
          display: "block",
          fontSize: vars.text.caption,
          fontWeight: vars.font.weightRegular,
          color: vars.color.textMuted,
        },
      },
    },
  },
});
export const rowHeader = patternStyle({
  fontWeight: vars.font.weightStrong,
  "@media": { [stacked]: { fontSize: vars.text.body } },
});
/* A finger needs more than the line of a link. It takes no more space. */
globalStyle(`${rowHeader} a`, {
  "@layer": { [patternLayer]: { paddingBlock: 10, marginBlock: -10 } },
});
/** Where a cell is in a card. */
export const narrow = patternVariants({
  half: {},
  full: { "@media": { [stacked]: { gridColumn: "1 / -1" } } },
  hidden: { "@media": { [stacked]: { display: "none" } } },
});
export const align = patternVariants({
  start: { textAlign: "start" },
  end: { "@media": { [from("sm")]: { textAlign: "end" } } },
});

/* The whole cell is the target. */
export const checkCell = patternStyle({
  inlineSize: checkSize,
  verticalAlign: "middle",
  selectors: noPadding,
  /* Beside the cells of a card, however many lines they have. */
  "@media": {
    [stacked]: {
      selectors: {
        [`${selectableCard} > &`]: {
          position: "absolute",
          insetBlockStart: vars.space.s12,
          insetInlineStart: 0,
        },
      },
    },
  },
});
export const check = patternStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: checkSize,
  blockSize: checkSize,
  cursor: "pointer",
  "@media": { [stacked]: { selectors: { [`${card} &`]: { marginBlockStart: -10 } } } },
});
/* Narrow viewports show no headings: the checkbox for all rows says what it is. */
export const checkAllCell = patternStyle({ "@media": { [stacked]: { inlineSize: "auto" } } });
export const checkAll = patternStyle({
  "@media": {
    [stacked]: { gridTemplateColumns: `${checkSize} auto`, inlineSize: "auto" },
  },
});
export const allText = patternStyle({ "@media": { [from("sm")]: hidden } });
/* The native control supports forced colours and zoom without extra styles. */
export const box = patternStyle({
  inlineSize: 18,
  blockSize: 18,
  accentColor: vars.color.action,
  cursor: "inherit",
});
export const emptyRow = patternStyle({ "@media": { [stacked]: { display: "block" } } });
export const whole = patternStyle({
  paddingBlock: vars.space.s16,
  "@media": { [stacked]: { display: "block" } },
});
export const status = patternStyle({
  ...type.small,
  color: vars.color.danger,
  selectors: { "&:not(:empty)": { paddingBlockStart: vars.space.s8 } },
});

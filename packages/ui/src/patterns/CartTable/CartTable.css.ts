import { keyframes } from "@vanilla-extract/css";
import { from } from "../../tokens/breakpoints.ts";
import { hover, patternStyle } from "../../style/layerStyle.ts";
import type { LayeredRule } from "../../style/layerStyle.ts";
import { noStackedLabel, stackedLabel, type } from "../../style/rules.ts";
import { vars } from "../../tokens/contract.css.ts";
import { croppedBelow } from "../../tokens/cropped.ts";

/** Rules for a table. The width is in rem, so that large text gets the cards of a small screen. */
const asTable = (rule: LayeredRule): LayeredRule => ({
  "@media": { [from("md")]: { "@container": { "(min-width: 42rem)": rule } } },
});

/** Delay before the busy state is shown, so that fast responses do not flash. */
const busyDelay = "300ms";
const appear = keyframes({ from: { opacity: 0 } });
const busy = "[aria-busy=true] &";
const fade = (property: string) =>
  `${property} ${vars.duration.popover} ${vars.easing.enter} ${busyDelay}` as const;

export const root = patternStyle({ containerType: "inline-size" });
export const table = patternStyle(
  { inlineSize: "100%", display: "block" },
  asTable({ display: "table" }),
);

export const head = patternStyle(
  { position: "absolute", inlineSize: 1, blockSize: 1, overflow: "hidden", clipPath: "inset(50%)" },
  asTable({ position: "static", display: "table-header-group", clipPath: "none" }),
);
export const body = patternStyle({ display: "block" }, asTable({ display: "table-row-group" }));

export const heading = patternStyle({
  ...type.caption,
  color: vars.color.textSubtle,
  paddingBlockEnd: vars.space.s12,
  paddingInlineEnd: vars.space.s16,
  borderBlockEnd: `1px solid ${vars.color.text}`,
});
export const headingEnd = patternStyle({ textAlign: "end" });
/** Without space at the end, so that it ends with the icon of its column. */
export const headingRemove = patternStyle({ paddingInlineEnd: vars.space.s12 });

/** A labelled card, or a table row. */
export const row = patternStyle(
  {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: `${vars.space.s8} ${vars.space.s16}`,
    paddingBlock: vars.space.s20,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    selectors: { "&[aria-busy=true]": { cursor: "progress" } },
  },
  asTable({ display: "table-row" }),
);

const cellWide = {
  display: "table-cell",
  verticalAlign: "middle",
  paddingBlock: vars.space.s16,
  paddingInlineEnd: vars.space.s16,
  borderBlockEnd: `1px solid ${vars.color.border}`,
} as const;

export const product = patternStyle(
  {
    gridColumn: "1 / -1",
    display: "flex",
    // The text moves below the picture where large text leaves too little room for a word.
    flexWrap: "wrap",
    gap: vars.space.s16,
    alignItems: "center",
    paddingInlineEnd: 44,
  },
  asTable({ ...cellWide, inlineSize: "46%" }),
);
export const productInner = patternStyle(
  { display: "contents" },
  asTable({
    display: "grid",
    gridTemplateColumns: "96px minmax(0, 1fr)",
    gap: vars.space.s20,
    alignItems: "center",
  }),
);

export const cell = patternStyle(
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.s16,
    gridColumn: "1 / -1",
  },
  stackedLabel,
  asTable({ ...cellWide, ...noStackedLabel }),
);
export const cellEnd = patternStyle(asTable({ textAlign: "end" }));
const figure = {
  whiteSpace: "nowrap",
  selectors: { [busy]: { color: vars.color.textSubtle, transition: fade("color") } },
} as const;
export const amount = patternStyle({ ...type.body, ...figure });
export const total = patternStyle({ ...type.priceCard, ...figure });
/** Positioned below the amount in a row and before it on a card, so that it shifts no layout. */
export const totalInner = patternStyle({
  position: "relative",
  display: "inline-flex",
  flexDirection: "row-reverse",
  alignItems: "baseline",
  gap: vars.space.s12,
});
export const updating = patternStyle(
  {
    ...type.small,
    color: vars.color.textMuted,
    whiteSpace: "nowrap",
    animation: `${appear} ${vars.duration.popover} ${vars.easing.enter} ${busyDelay} backwards`,
    // Generated content, so that the cell's text is the amount alone. `aria-busy` on the row exposes the state.
    selectors: { "&::before": { content: "attr(data-text)" } },
  },
  asTable({ position: "absolute", insetBlockStart: "100%", insetInlineEnd: 0 }),
);

export const thumb = patternStyle({
  ...croppedBelow,
  inlineSize: 96,
  blockSize: 120,
  overflow: "hidden",
  backgroundColor: vars.color.imageBg,
  selectors: { [busy]: { opacity: 0.5, transition: fade("opacity") } },
});
export const words = patternStyle({
  flex: "1 1 8.5rem",
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
export const kicker = patternStyle({ ...type.caption, color: vars.color.textSubtle });
export const name = patternStyle(
  { ...type.body, color: vars.color.text, textDecoration: "none", display: "inline-block" },
  hover({
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
    textDecorationThickness: 1,
  }),
);
export const colour = patternStyle({
  ...type.small,
  display: "flex",
  alignItems: "center",
  gap: vars.space.s8,
  color: vars.color.textMuted,
  marginBlockStart: vars.space.s4,
});
export const removeCell = patternStyle(
  { position: "absolute", insetInlineEnd: -10, insetBlockStart: 12 },
  asTable({
    ...cellWide,
    position: "static",
    paddingInlineEnd: 0,
    textAlign: "end",
    inlineSize: 64,
  }),
);

import { globalStyle } from "@vanilla-extract/css";
import { pageStyle } from "@pallu/ui/style";

export const screen = pageStyle({ "@media": { print: { display: "none" } } });

export const sheetHead = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: "6mm",
  marginBlockEnd: "4mm",
});

export const shop = pageStyle({ fontSize: "1.25em" });

export const sender = pageStyle({ flexBasis: "100%", fontSize: "0.9em" });

export const number = pageStyle({ fontWeight: 700, fontVariantNumeric: "tabular-nums" });

export const address = pageStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  marginBlockEnd: "5mm",
  fontStyle: "normal",
});

export const labelAddress = pageStyle({ fontSize: "1.5em", lineHeight: 1.3 });

export const table = pageStyle({ inlineSize: "100%", borderCollapse: "collapse" });

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: "1.5mm",
  paddingInlineEnd: "3mm",
  borderBlockEnd: `0.3mm solid currentColor`,
  textAlign: "start",
  verticalAlign: "top",
});
/* On a phone the preview of a table breaks words rather than the width of the page. */
globalStyle(`${table} :is(th, td)`, {
  "@media": { "screen and (max-width: 639.98px)": { overflowWrap: "anywhere" } },
});
globalStyle(`${table} tr`, { breakInside: "avoid" });

export const end = pageStyle({
  selectors: {
    "&&": { textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  },
});

export const product = pageStyle({ display: "flex", gap: "3mm" });

/** The number of an order, which WebKit would break at any character. */
export const whole = pageStyle({ whiteSpace: "nowrap" });

/** Stays readable beside a column with the numbers of many orders. */
export const productText = pageStyle({ minInlineSize: "6em" });

export const picture = pageStyle({
  flexShrink: 0,
  inlineSize: "10mm",
  blockSize: "12.5mm",
  objectFit: "cover",
});

export const detail = pageStyle({ fontSize: "0.9em" });

export const note = pageStyle({
  marginBlockStart: "4mm",
  marginBlockEnd: 0,
  whiteSpace: "pre-line",
});

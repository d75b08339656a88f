import { globalStyle } from "@vanilla-extract/css";
import { pageStyle } from "@pallu/ui/style";
import { paper, vars } from "@pallu/ui/tokens";

export const controls = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 200px), 1fr))",
  alignItems: "end",
  gap: vars.space.s12,
  marginBlockEnd: vars.space.s16,
  "@media": { print: { display: "none" } },
});

export const screen = pageStyle({ "@media": { print: { display: "none" } } });

export const sheets = pageStyle({
  display: "grid",
  justifyItems: "center",
  gap: vars.space.s24,
  "@media": { print: { display: "block" } },
});

export const sheet = pageStyle({
  boxSizing: "border-box",
  inlineSize: "100%",
  maxInlineSize: "210mm",
  padding: "10mm",
  border: `1px solid ${vars.color.border}`,
  // Paper is white in every theme.
  colorScheme: "only light",
  background: paper,
  color: "CanvasText",
  fontSize: "11pt",
  lineHeight: 1.35,
  overflowWrap: "anywhere",
  selectors: {
    '[data-size="A5"] &': { maxInlineSize: "148mm", fontSize: "10pt" },
    '[data-size="label"] &': { maxInlineSize: "100mm", padding: "6mm", fontSize: "9.5pt" },
  },
  "@media": {
    print: {
      maxInlineSize: "none",
      padding: 0,
      border: 0,
      breakAfter: "page",
      selectors: {
        "&:last-child": { breakAfter: "auto" },
        '[data-size="A5"] &': { maxInlineSize: "none" },
        '[data-size="label"] &': { maxInlineSize: "none", padding: 0 },
      },
    },
  },
});

export const sheetHead = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: "6mm",
  marginBlockEnd: "4mm",
});

export const shop = pageStyle({ fontSize: "1.25em" });

export const number = pageStyle({ fontWeight: 700, fontVariantNumeric: "tabular-nums" });

export const address = pageStyle({
  display: "flex",
  flexDirection: "column",
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
globalStyle(`${table} tr`, { breakInside: "avoid" });

export const end = pageStyle({
  selectors: {
    "&&": { textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  },
});

export const pictureCell = pageStyle({ inlineSize: "13mm" });

export const picture = pageStyle({
  display: "block",
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

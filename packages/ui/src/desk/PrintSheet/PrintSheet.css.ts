import { createVar, globalStyle } from "@vanilla-extract/css";
import { vars } from "../../tokens/contract.css.ts";
import { patternLayer } from "../../tokens/layers.css.ts";
import { ink, paper } from "../../tokens/print.ts";
import { patternStyle, patternVariants } from "../../style/layerStyle.ts";
import { printOnPaper } from "../../style/printOnPaper.ts";
import { type } from "../../style/rules.ts";

const inlineSize = createVar();
const blockSize = createVar();
const margin = createVar();

/** Named pages, so that a sheet does not change the paper of others (CSS Paged Media). */
const papers = {
  A4: { name: "desk-a4", width: "210mm", height: "297mm", space: "12mm" },
  A5: { name: "desk-a5", width: "148mm", height: "210mm", space: "8mm" },
  "100x150": { name: "desk-label", width: "100mm", height: "150mm", space: "4mm" },
} as const;
for (const { name, width, height, space } of Object.values(papers))
  globalStyle(`@page ${name}`, { size: `${width} ${height}`, margin: space } as never);

export const sheet = patternStyle({
  ...type.small,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s24,
  justifyItems: "center",
  color: ink,
  "@media": { print: { display: "block" } },
});
printOnPaper(sheet);
const sizeOf = ({ name, width, height, space }: (typeof papers)[keyof typeof papers]) => ({
  vars: { [inlineSize]: width, [blockSize]: height, [margin]: space },
  "@media": { print: { page: name } },
});
export const size = patternVariants({
  A4: sizeOf(papers.A4),
  A5: sizeOf(papers.A5),
  "100x150": sizeOf(papers["100x150"]),
});
/* On screen a preview of the paper. */
export const page = patternStyle({
  inlineSize: `min(100%, ${inlineSize})`,
  minBlockSize: blockSize,
  // On a phone the preview needs the width more than a margin.
  padding: `min(${margin}, 4vw)`,
  border: `${vars.borderWidth.thin} solid ${vars.color.border}`,
  background: paper,
  color: ink,
  overflowWrap: "anywhere",
  // Amounts do not break, with text of 200 % too.
  overflowX: "auto",
  vars: { [vars.color.imageBg]: paper },
  "@media": {
    print: {
      inlineSize: "auto",
      minBlockSize: 0,
      padding: 0,
      border: 0,
      overflow: "visible",
      breakAfter: "page",
      selectors: { "&:last-child": { breakAfter: "auto" } },
    },
  },
});
globalStyle(`${page} *`, {
  "@layer": { [patternLayer]: { color: ink, borderColor: ink } },
});

import { vars } from "../../tokens/contract.css.ts";
import { ink, paper } from "../../tokens/print.ts";
import { componentStyle } from "../../style/layerStyle.ts";
import { autoBidiText, hairline, type } from "../../style/rules.ts";

export const grid = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 240px), 1fr))",
  gap: vars.space.s24,
});
export const wide = componentStyle({ gridTemplateColumns: "minmax(0, 1fr)" });
export const cell = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s12,
  minInlineSize: 0,
  paddingBlockStart: vars.space.s8,
  borderBlockStart: hairline,
});
export const name = componentStyle(autoBidiText, {
  ...type.caption,
  color: vars.color.textMuted,
});
/** A4 with the invoice's print margins. */
export const printedPage = componentStyle({
  inlineSize: "210mm",
  minBlockSize: "297mm",
  marginInline: "auto",
  padding: "16mm",
  background: paper,
  color: ink,
});

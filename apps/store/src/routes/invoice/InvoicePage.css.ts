import { pageLayer, paper, vars } from "@pallu/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/** What acts on the invoice has no place on paper. */
export const tools: string = style({
  "@layer": {
    [pageLayer]: {
      maxInlineSize: 820,
      marginInline: "auto",
      marginBlockEnd: vars.space.s24,
      "@media": { print: { display: "none" } },
    },
  },
});

export const page: string = style({});

/** On paper the invoice stands alone: no header, footer or notice of the shop (INV-02). */
globalStyle(`body:has(${page}) #root > :not(main)`, {
  "@layer": { [pageLayer]: { "@media": { print: { display: "none" } } } },
});
globalStyle(`:root:has(${page}), body:has(${page})`, {
  "@layer": { [pageLayer]: { "@media": { print: { background: paper } } } },
});

import { pageStyle } from "@pallu/ui/style";
import { pageLayer, paper, vars } from "@pallu/ui/tokens";
import { globalStyle } from "@vanilla-extract/css";

/** Hides controls in print. */
export const tools: string = pageStyle({
  maxInlineSize: 820,
  marginInline: "auto",
  marginBlockEnd: vars.space.s24,
  "@media": { print: { display: "none" } },
});

/** Aligns the text of the quiet button with the sheet. */
export const back: string = pageStyle({ marginInlineStart: `calc(-1 * ${vars.space.s12})` });

export const page: string = pageStyle({});

/** Prints the invoice without header, footer and notices (INV-02). */
globalStyle(`body:has(${page}) #root > :not(main)`, {
  "@layer": { [pageLayer]: { "@media": { print: { display: "none" } } } },
});
globalStyle(`:root:has(${page}), body:has(${page})`, {
  "@layer": { [pageLayer]: { "@media": { print: { background: paper } } } },
});

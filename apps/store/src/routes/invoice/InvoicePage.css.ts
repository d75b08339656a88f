import { pageLayer, vars } from "@pallu/ui/tokens";
import { style } from "@vanilla-extract/css";

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

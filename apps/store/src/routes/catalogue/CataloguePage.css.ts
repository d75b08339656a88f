import { pageStyle } from "@pallu/ui/style";
import { from, pageLayer, vars } from "@pallu/ui/tokens";
import { globalStyle } from "@vanilla-extract/css";

/** The toolbar is sticky under the header on screens without a sidebar. */
export const toolbar: string = pageStyle({
  position: "sticky",
  // The background includes the margin of the inner bar.
  display: "flow-root",
  insetBlockStart: 56,
  zIndex: 3,
  marginInline: `calc(-1 * ${vars.space.pageMargin})`,
  paddingInline: vars.space.pageMargin,
  paddingBlockStart: vars.space.s8,
  backgroundColor: vars.color.canvas,
  "@media": {
    [from("xl")]: { position: "static", margin: 0, padding: 0 },
    // At 400 % zoom it would leave no room for the cards.
    "(height < 400px)": { position: "static" },
  },
});

/** Keeps the header and the toolbar, on three lines of a phone, from covering focused elements (WCAG 2.4.11). */
globalStyle(`${toolbar} ~ * *`, { "@layer": { [pageLayer]: { scrollMarginBlockStart: "14rem" } } });

export const chips: string = pageStyle({
  selectors: { "&:not(:empty)": { marginBlockEnd: vars.space.s20 } },
});

/** Cards of the previous filters, until those of the new ones are loaded. */
export const previous: string = pageStyle({ opacity: 0.5 });

/** Hidden where the filters are a column. */
export const narrowOnly: string = pageStyle({
  "@media": { [from("xl")]: { display: "none" } },
});

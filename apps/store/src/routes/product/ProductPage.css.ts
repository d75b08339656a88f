import { pageStyle } from "@pallu/ui/style";
import { from, pageLayer, vars } from "@pallu/ui/tokens";
import { globalStyle } from "@vanilla-extract/css";

export const way: string = pageStyle({
  paddingBlock: vars.space.s4,
  "@media": { [from("md")]: { paddingBlock: `${vars.space.s16} ${vars.space.s20}` } },
});

/** On phones only the parent page, behind an arrow back. */
const narrow = "screen and (width < 768px)";
globalStyle(`${way} li:not(:has(> a)), ${way} li:has(+ li > a)`, {
  "@layer": { [pageLayer]: { "@media": { [narrow]: { display: "none" } } } },
});
globalStyle(`${way} svg`, {
  "@layer": { [pageLayer]: { "@media": { [narrow]: { order: -1, rotate: "180deg" } } } },
});

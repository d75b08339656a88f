import { pageStyle } from "@pallu/ui/style";
import { from, pageLayer, vars } from "@pallu/ui/tokens";
import { globalStyle } from "@vanilla-extract/css";

export const breadcrumb: string = pageStyle({
  paddingBlock: vars.space.s4,
  "@media": { [from("md")]: { paddingBlock: `${vars.space.s16} ${vars.space.s20}` } },
});

export const loading: string = pageStyle({ minBlockSize: "100svh" });

/* On phones only the link to the parent page is left, behind an arrow that points back. */
const narrow = "screen and (width < 768px)";
globalStyle(`${breadcrumb} li:not(:has(> a)), ${breadcrumb} li:has(+ li > a)`, {
  "@layer": { [pageLayer]: { "@media": { [narrow]: { display: "none" } } } },
});
globalStyle(`${breadcrumb} svg`, {
  "@layer": { [pageLayer]: { "@media": { [narrow]: { order: -1, rotate: "180deg" } } } },
});

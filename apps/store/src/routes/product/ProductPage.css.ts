import { pageLayer, vars } from "@pallu/ui/tokens";
import { style } from "@vanilla-extract/css";

export const way: string = style({
  "@layer": { [pageLayer]: { paddingBlock: `${vars.space.s16} ${vars.space.s20}` } },
});

import { pageLayer } from "@pallu/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Hidden without scripts: the button opens a dialog. */
export const action: string = style({
  "@layer": { [pageLayer]: { "@media": { "(scripting: none)": { display: "none" } } } },
});

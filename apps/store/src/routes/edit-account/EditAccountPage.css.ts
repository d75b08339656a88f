import { pageLayer } from "@pallu/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Names and numbers are short: their fields do not run across the page. */
export const form: string = style({ "@layer": { [pageLayer]: { maxInlineSize: "32rem" } } });

import { pageLayer } from "@pallu/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Keeps the place of what loads later, so that the footer does not move within the first view. */
export const slot: string = style({ "@layer": { [pageLayer]: { minBlockSize: "32rem" } } });

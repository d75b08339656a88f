import { globalStyle } from "@vanilla-extract/css";
import { vars } from "../../tokens/contract.css.ts";
import { componentLayer } from "../../tokens/layers.css.ts";
import { componentStyle } from "../../style/componentStyle.ts";

export const form: string = componentStyle({ display: "flex", gap: vars.space.s8 });
export const field: string = componentStyle({ flexGrow: 1, minInlineSize: 0 });

/* Hides the native clear button. */
globalStyle(`${form} input::-webkit-search-cancel-button`, {
  "@layer": { [componentLayer]: { display: "none" } },
});

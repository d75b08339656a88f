import { globalStyle, type GlobalStyleRule } from "@vanilla-extract/css";
import { assignTokens } from "./assignTokens.ts";
import { tokenLayer } from "./layers.css.ts";
import { darkPalette } from "./palette.ts";
import { darkShadow } from "./scale.ts";

const dark: GlobalStyleRule = {
  colorScheme: "dark",
  vars: assignTokens({ color: darkPalette, shadow: darkShadow }),
};

globalStyle("[data-theme='dark']", { "@layer": { [tokenLayer]: dark } });

/** Follows the system theme if none is set. */
globalStyle(":root:not([data-theme]), :root[data-theme='system']", {
  "@layer": { [tokenLayer]: { "@media": { "(prefers-color-scheme: dark)": dark } } },
});

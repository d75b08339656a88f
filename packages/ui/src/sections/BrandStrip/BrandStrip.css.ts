import { createVar } from "@vanilla-extract/css";
import type { StyleRule } from "@vanilla-extract/css";
import { patternStyle } from "../../style/layerStyle.ts";

const device = (scheme: "light" | "dark"): string => `(prefers-color-scheme: ${scheme})`;
const inDark = "[data-theme=dark] &";
const inSystem = ":root:not([data-theme]) &, :root[data-theme=system] &";

const shown = (isShown: boolean): StyleRule => ({ visibility: isShown ? "visible" : "hidden" });

/**
 * Selects the logo by the shop's theme, by the system theme if none is set, and by the background in forced colours.
 */
const onGround = (ground: "light" | "dark"): StyleRule => {
  const isDark = ground === "dark";
  return {
    gridArea: "1 / 1",
    inlineSize: "100%",
    ...shown(!isDark),
    selectors: { [inDark]: shown(isDark) },
    "@media": {
      [device("dark")]: { selectors: { [inSystem]: shown(isDark) } },
      [`(forced-colors: active) and ${device("dark")}`]: {
        selectors: { ":root &": shown(isDark) },
      },
      [`(forced-colors: active) and ${device("light")}`]: {
        selectors: { ":root &": shown(!isDark) },
      },
    },
  };
};

export const onLight = patternStyle(onGround("light"));
export const onDark = patternStyle(onGround("dark"));

export const ratio = createVar();

/**
 * Both images overlap. Only the visible one is exposed to assistive technology. The frame has their size while they have
 * no box.
 */
export const logo = patternStyle({ display: "grid", inlineSize: "100%", aspectRatio: ratio });

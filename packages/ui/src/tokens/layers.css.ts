import { globalLayer } from "@vanilla-extract/css";

/** Holds all layers, so that an application can place them among its own: `@layer base, pallu, utilities`. */
const parent = globalLayer("pallu");

/** The cascade layers. A later layer overrides earlier ones, whatever the specificity. */
export const resetLayer = globalLayer({ parent }, "reset");
export const tokenLayer = globalLayer({ parent }, "tokens");
export const layoutLayer = globalLayer({ parent }, "layout");
export const componentLayer = globalLayer({ parent }, "components");
export const patternLayer = globalLayer({ parent }, "patterns");
export const pageLayer = globalLayer({ parent }, "pages");

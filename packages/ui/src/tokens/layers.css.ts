import { globalLayer } from "@vanilla-extract/css";

/** The cascade layers. A later layer overrides earlier ones, whatever the specificity. */
export const resetLayer = globalLayer("reset");
export const tokenLayer = globalLayer("tokens");
export const layoutLayer = globalLayer("layout");
export const componentLayer = globalLayer("components");
export const patternLayer = globalLayer("patterns");
export const pageLayer = globalLayer("pages");

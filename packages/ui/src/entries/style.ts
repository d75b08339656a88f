/**
 * Styles of an application in the layers of Pallu, for vanilla-extract (`@vanilla-extract/css`), which only this entry
 * requires.
 */
export { at, hover, pageStyle } from "../style/layerStyle.ts";
export type { LayeredRule } from "../style/layerStyle.ts";

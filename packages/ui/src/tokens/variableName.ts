/** Returns the name of a token's CSS variable without its dashes: `pl-color-on-action` for `["color", "onAction"]`. */
export const variableName = (path: readonly string[]): string =>
  `pl-${path.join("-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Returns the `src` of a theme's font. */
export const woff2 = (name: string): string => `url("./fonts/${name}.woff2") format("woff2")`;

/** Returns the `src` of a theme's font. */
export const woff2 = (name: string): string => `url("./fonts/${name}.woff2") format("woff2")`;

export const boldArial = `local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Arimo Bold")`;
export const times = `local("Times New Roman"), local("Liberation Serif"), local("Tinos")`;

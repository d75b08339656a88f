/** Source of a theme's face. Never inlined: the content policy allows no font from `data:`. */
export const woff2 = (name: string): string =>
  `url("./faces/${name}.woff2?no-inline") format("woff2")`;

/** The rupee sign alone, cut from another file of the family. */
export const rupee = "U+20B9";

export const boldArial = `local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Arimo Bold")`;
export const times = `local("Times New Roman"), local("Liberation Serif"), local("Tinos")`;

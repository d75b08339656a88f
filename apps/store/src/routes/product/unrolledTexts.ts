/** Texts about the cloth of a saree. Not part of the first view's scripts. */

/** The section with the whole cloth. */
export const unrolled = {
  title: "The saree, unrolled",
  label: "The whole saree, laid flat",
  /** The part of the cloth that the nivi drape folds into pleats, in metres from the pallu's end. */
  pleatsFromM: 2.95,
  pleatsToM: 4.1,
} as const;

/** The dialog with the border at its real size. */
export const lifeSize = {
  openText: "Show the border at real size",
  title: "The border at real size",
  label: "The border at real size, laid flat",
} as const;

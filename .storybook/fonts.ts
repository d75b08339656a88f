const fonts = ['400 1em "Hind Madurai"', '600 1em "Hind Madurai"', '400 1em "Halant"'];

/**
 * Loads the fonts before a story renders. The shop uses `font-display: optional`, which would make snapshots unstable.
 * Display fonts of template themes load with their theme.
 */
export const loadFonts = async (): Promise<void> => {
  await Promise.all(fonts.map((font) => document.fonts.load(font, "A₹-")));
};

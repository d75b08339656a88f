const faces = ['400 1em "Hind Madurai"', '600 1em "Hind Madurai"', '400 1em "Halant"'];

/**
 * The faces are optional, so that no text changes under a reader; here stories and pages wait for them. The display
 * faces of the themes come when a theme is shown.
 */
export const loadFonts = async (): Promise<void> => {
  await Promise.all(faces.map((face) => document.fonts.load(face, "A₹-")));
};

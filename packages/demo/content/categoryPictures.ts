/** Close-ups of cloth for the category strip, 480 × 600, written by `pnpm pictures`. */
export const categoryPictures = {
  silk: "/assets/pictures/category-silk.480x600.5f376b50.webp",
  ready: "/assets/pictures/category-ready.480x600.0aad4fd8.webp",
  celebrity: "/assets/pictures/category-celebrity.480x600.b476075f.webp",
  party: "/assets/pictures/category-party.480x600.4bb5bfd1.webp",
} as const;

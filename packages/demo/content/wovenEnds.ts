/** Woven ends of the footer by theme, in CSS px, written by `pnpm pictures`. */
export const wovenEnds = {
  classic: {
    src: "/assets/pictures/woven-end-classic.900x440.5a9e5213.avif",
    width: 450,
    height: 220,
  },
  stylish: {
    src: "/assets/pictures/woven-end-stylish.900x440.9c8c6cd8.avif",
    width: 450,
    height: 220,
  },
  accessories: {
    src: "/assets/pictures/woven-end-accessories.900x440.2c183630.avif",
    width: 450,
    height: 220,
  },
  collection: {
    src: "/assets/pictures/woven-end-collection.900x440.67672699.avif",
    width: 450,
    height: 220,
  },
  luxury: {
    src: "/assets/pictures/woven-end-luxury.900x440.0553c842.avif",
    width: 450,
    height: 220,
  },
  retro: {
    src: "/assets/pictures/woven-end-retro.900x440.b36632a8.avif",
    width: 450,
    height: 220,
  },
} as const;

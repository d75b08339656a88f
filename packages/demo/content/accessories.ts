export const accessories = {
  banner: "Small things",
  slides: [
    {
      kicker: "Small things",
      headline: "What a room wears round its neck",
      link: { label: "See all small things", href: "/shop-v3" },
      picture: "about-2",
    },
    {
      kicker: "Folded things",
      headline: "A shelf that smells of the sun",
      link: { label: "See the cottons", href: "/shop-v2" },
      picture: "blog-9",
    },
    {
      kicker: "Lit things",
      headline: "One lamp, and the corner is yours",
      link: { label: "See the lamps", href: "/product-category" },
      picture: "blog-10",
    },
  ],
  categories: "Shop by kind",
  latest: { title: "Latest Products", count: 8 },
  brands: {
    title: "Top Brands",
    text: "Discover the finest collections from top furniture brands.",
  },
  plans: {
    title: "Looked after",
    text: "Cloth and timber last when somebody sees to them.",
  },
} as const;

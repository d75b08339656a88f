export const accessories = {
  hero: {
    kicker: "Small things",
    headline: "What a room wears round its neck",
    action: { label: "See all small things", href: "/shop-v3" },
  },
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

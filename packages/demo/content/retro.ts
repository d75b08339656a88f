export const retro = {
  hero: {
    kicker: "Now showing",
    headline: "Every chair plays a part",
    link: { label: "See the bill", href: "/shop-v2" },
  },
  categories: "Departments",
  ribbon: Array.from({ length: 6 }, () => "Chairs & tables ★ Lamps ★ Mirrors ★ ").join(""),
  latest: { title: "Latest Products", count: 10 },
  promo: {
    figure: "45% OFF",
    aside: "today only",
    title: "Every lamp in the house",
    text: "Brass, bulbs and all. When the lights go out, so does the offer.",
    link: { label: "To the lamps", href: "/product-category" },
  },
  blog: { title: "From the paper", link: { label: "All posts", href: "/blog-v1" }, count: 5 },
} as const;

export const stylish = {
  hero: {
    kicker: "Madras check",
    headline: "25% Off the room you sit in",
    link: { label: "Shop Now", href: "/shop-v1" },
  },
  popular: {
    title: "Popular Collection",
    text: "What leaves the shop before it has a place on the shelf.",
    goods: ["sofa", "floorLamp", "sideTable"],
  },
  arrivals: {
    title: "New Arrival",
    goods: ["armchair", "lamp", "blueVase", "mirror", "chair", "cushion", "table", "watch"],
  },
  promos: {
    sofa: {
      figure: "30% OFF",
      title: "The sofa for two",
      text: "Sheesham and handloom cotton, for flats with a narrow staircase.",
      link: { label: "See the sofa", href: "/product-details" },
    },
    vase: {
      figure: "45% OFF",
      title: "The tall flower vase",
      text: "Stoneware from Khurja. One branch is enough.",
      link: { label: "See the vase", href: "/product-details" },
    },
  },
  testimonials: "What people say",
  blog: "From the blog",
} as const;

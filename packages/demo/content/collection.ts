export const collection = {
  slides: [
    {
      kicker: "The linen room",
      headline: "25% Off what the light falls through",
      picture: "portfolio-7",
    },
    {
      kicker: "The writing room",
      headline: "35% Off teak and a good lamp",
      picture: "portfolio-8",
    },
    {
      kicker: "The last pieces",
      headline: "55% Off what will not be made again",
      picture: "portfolio-2",
    },
  ],
  link: { label: "Look", href: "/shop-v1" },
  statement:
    "Six pieces, one season. Each was drawn for the house it would stand in, and each is made once more for yours.",
  lookbook: {
    title: "The pieces",
    goods: ["armchair", "mirror", "blueVase", "table", "floorLamp", "vase"],
  },
  portfolio: {
    title: "Where they stand",
    link: { label: "All rooms", href: "/portfolio-v3" },
    count: 5,
  },
  index: { title: "Index", firstPage: 12 },
} as const;

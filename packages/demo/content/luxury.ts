export const luxury = {
  hero: {
    kicker: "Zari",
    headline: "Gold thread, counted by hand",
    link: { label: "Enter", href: "/allproducts" },
  },
  categories: { title: "Product Category", text: "Nine kinds of things, one standard." },
  chapters: [
    { title: "Featured Products", text: "What we would show you first." },
    { title: "Best Sellers", text: "What others came back for." },
    { title: "New Arrivals", text: "What the looms have just let go." },
    { title: "Customer Reviews", text: "What is written about most." },
    { title: "Special Offers", text: "What may be had for a little less." },
  ],
  reasons: [
    {
      title: "Why Choose Us",
      text: "Because every piece carries the name of its town, and somebody in that town knows ours.",
      picture: "blog-2",
    },
    {
      title: "Quality Assurance",
      text: "Zari is tested for its silver, silk for its fall, teak for its age. What fails goes back.",
      picture: "blog-7",
    },
    {
      title: "Customer Satisfaction",
      text: "Seven days to live with it. If the light in your house disagrees, send it home to us.",
      picture: "portfolio-5",
    },
    {
      title: "Innovation",
      text: "The jacquard card was the first program. We still punch a few, and draw the rest by computer.",
      picture: "blog-6",
    },
  ],
} as const;

/** What stands under the heading of an information page; apart from their texts, which the browser need not load. */
export const intros = {
  team: "Eight people and their sewing machines, each drawn in the cloth that they reach for first.",
  clients: "Hotels, theatres and museums that live with our cloth every day, and are hard on it.",
  faq: "What people ask us most. Whatever is missing, ask us yourself.",
  terms: "Five short chapters in plain words. They apply to every order placed in this shop.",
  shipping: "Four ways for a parcel to reach you. The shorter the thread, the sooner it is there.",
  payment: "Seven ways to pay. None of them costs you more than another.",
} as const;

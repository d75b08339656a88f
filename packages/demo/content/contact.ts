import type { ShopParts } from "@pallu/contract/shop";

/** Where the shop is and how to reach it (CON-01, CON-02, decision 21). */
export const shopAddress = {
  name: "Pallu Handloom House",
  lines: ["14 Weavers Street, R.S. Puram", "Coimbatore 641002", "Tamil Nadu, India"],
  phone: { shown: "+91 422 555 0142", href: "tel:+914225550142" },
  mail: "weaves@pallu.example",
  hours: "Monday to Saturday, ten to seven",
  /** A place to go to, never an address that the page itself asks. */
  map: "https://www.openstreetmap.org/?mlat=11.0086&mlon=76.9490#map=15/11.0086/76.9490",
} satisfies ShopParts["contact"];

export const contactTexts = {
  intro: "Write to us about a payment, a parcel or a piece that came damaged.",
  sentTitle: "Message sent",
  sentBody: "Thank you for writing. We answer by email within one working day.",
} satisfies ShopParts["contact"];

import type { ShopParts } from "@pallu/contract/shop";

type About = ShopParts["about"];

/** The house and how it works (INFO-46 to INFO-48). */

export const story = {
  lead: "Pallu began with one trunk of sarees, and the question that everybody asked of each: where was it woven?",
  paragraphs: [
    "The trunk belonged to a schoolteacher in Coimbatore, who had bought one piece in every town that her work took her to. When she died, her daughter could name each weave, but few of the weavers. She went back to ask. Some looms had fallen silent; at most of them somebody still worked, and was glad of the question.",
    "That journey became the shop. We still go ourselves, twice a year, to the weavers' streets of Kanchipuram and Chettinad, to Banaras, Pochampally, Bishnupur and Bhuj. We buy what is well made, pay when the cloth leaves the loom, and write down the town, the yarn and the hours.",
    "In time the furnishings joined the sarees: a throw from Solapur, chairs of teak and cane, lamps of brass and ikat. They follow the same rule. If we cannot say where a thing was made and of what, we do not sell it.",
  ],
} satisfies Pick<About, "lead"> & { paragraphs: string[] };

export const steps = {
  title: "From the loom to your door",
  list: [
    {
      title: "Woven",
      text: "A Kanchipuram saree takes two weavers ten to twenty days. Body and border are woven apart and joined by hand, weft by weft.",
    },
    {
      title: "Looked at",
      text: "Every metre runs over a lit table. Floats, broken ends and uneven dye send a piece back; knots at the selvedge are the mark of a hand and stay.",
    },
    {
      title: "Finished",
      text: "Fall and edging are stitched in cotton of the same shade. Zari is tested, and the result goes on the tag.",
    },
    {
      title: "Folded",
      text: "Muslin next to the silk, tissue between the folds, no plastic on the cloth. Most parcels leave the day you order.",
    },
  ],
} satisfies About["steps"];

/** The heading keeps its capital Y (INFO-47). */
export const aboutWhy = {
  title: "Why You Choose Us",
  intro: "Six things that people tell us when they come back.",
  entries: [
    {
      icon: "needle",
      title: "Town and weave by name",
      text: "Each piece says where it was woven, of what yarn, and how to care for it.",
    },
    {
      icon: "leaf",
      title: "Dyes that we know",
      text: "Indigo, madder and pomegranate where the colour allows; fast, azo-free dyes where it does not.",
    },
    {
      icon: "shield",
      title: "Tested silk and zari",
      text: "Pure silk carries its mark. Tested zari is called tested, and never sold as silver.",
    },
    {
      icon: "hanger",
      title: "Ready to wear",
      text: "Fall and edging come stitched. A blouse piece is included wherever the saree has one.",
    },
    {
      icon: "undo",
      title: "Seven days to be sure",
      text: "Drape it at home, in your own light. If it is not right, we fetch it.",
    },
    {
      icon: "headset",
      title: "People who know cloth",
      text: "Whoever answers your letter has folded the piece you ask about.",
    },
  ],
} satisfies About["why"];

export const partnersHeading = "Trusted Partner";
export const partnersText =
  "Weaving societies, dyers and workshops that have supplied us for years.";

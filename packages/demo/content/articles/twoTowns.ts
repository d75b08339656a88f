import { widePictures } from "../widePictures.ts";
import { text } from "./article.ts";
import type { Article } from "./article.ts";

export const twoTowns: Article = {
  opening: [
    text(
      "Ask a hundred people for a great silk saree, and nearly all will name one of two towns. Kanchipuram lies on the plain west of Chennai, Banaras on a bend of the Ganga fourteen hundred kilometres north of it. Both weave mulberry silk with gold. Both have done so for centuries. And no two cloths with the same materials could be less alike.",
    ),
    text(
      "The difference is in how they think. Kanchipuram builds: it is a cloth of masses and edges, like a temple. Banaras draws: it is a cloth of line and ornament, like the margin of a book.",
    ),
  ],
  sections: [
    {
      id: "hand",
      heading: "In the hand",
      note: "The yarn of a Kanchipuram warp is twisted from several threads, most often three, each of them already plied.",
      blocks: [
        text(
          "Pick them up with your eyes shut. The Kanchipuram is dense and a little stiff, with a rustle like a banknote; its silk is plied and twisted hard, and there is a good deal of it. The Banarasi gives way. Its best ground, katan, is a twisted silk too, but fine, and close-set; others are airy, like kora, which is organza, or soft like georgette.",
        ),
        text(
          "So they drape differently. The southern silk falls in columns and tells your body where to stand. The northern one follows you.",
        ),
        {
          kind: "picture",
          picture: widePictures["blog-1"],
          caption: "Shut your eyes and take one in each hand.",
        },
      ],
    },
    {
      id: "eye",
      heading: "To the eye",
      blocks: [
        {
          kind: "table",
          caption: "Two towns, point by point",
          columns: ["", "Kanchipuram", "Banaras"],
          rows: [
            [
              "Body",
              "Plain, checked or with small buttis",
              "Covered with figures, or scattered with them",
            ],
            [
              "Border",
              "Broad, in a contrasting colour, joined in korvai",
              "Narrower, in the tone of the body, rarely joined",
            ],
            [
              "Pallu",
              "A wall of gold bars and rows",
              "A field with large mangoes, and konia in the corners",
            ],
            [
              "Motifs",
              "Temple, rudraksha, mayil, yali, checks",
              "Kalga, bel, jangla vines, Persian flowers",
            ],
            ["Colour", "Two or three, full and opposed", "One or two, deep, with coloured details"],
            ["Weight", "600 g to more than 1 kg", "350 to 800 g"],
          ],
        },
        text(
          "None of this is law. Kanchipuram has woven soft, light sarees for thirty years now, and there are Banarasis with borders that could hold up a roof. But if you are shown something of which the label says one town and the eye the other, ask.",
        ),
      ],
    },
    {
      id: "loom",
      heading: "On the loom",
      note: "Kadhwa means embroidered, although no needle is used.",
      blocks: [
        text(
          "The pride of Kanchipuram is the join: three shuttles, two weavers, a border that is interlocked with its body at each pick. The pride of Banaras is the figure. In kadhwa work every flower is woven by itself, with a small bobbin of its own that goes in, turns round at the petal's edge, and comes out; the back is as clean as the face. It may take two people three months.",
        ),
        text(
          "The quicker way is fekwa, thrown: the gold runs from edge to edge on the back, and is cut off between the flowers afterwards, which is then called cutwork. It is lighter and much cheaper. Turn the saree over, and you know which it is: clean islands, or a lawn that has been mown.",
        ),
      ],
    },
    {
      id: "people",
      heading: "The people",
      blocks: [
        text(
          "In Kanchipuram, tradition brings weavers from Saurashtra under the Cholas and from Andhra under the kings of Vijayanagara, and the families who weave are mostly Saliyar, Devangar and Padmashali. They wove for temples first, and temple towers still stand along their borders. The silk arrives from Karnataka, the zari from Surat, and only the water, they will tell you, is their own.",
        ),
        text(
          "In Banaras the weavers are mostly Ansari, Muslim families of whom many work for Hindu traders, on cloth for Hindu brides, with patterns that came from Persia by way of the Mughal court. No one there finds this remarkable. The pattern paper says flower, and a flower is woven.",
        ),
        {
          kind: "quote",
          text: "A warp and a weft are never of the same opinion. That is why it holds.",
          by: "A weaver of Madanpura, Banaras",
        },
      ],
    },
    {
      id: "choose",
      heading: "Which one",
      blocks: [
        {
          kind: "list",
          items: [
            "For a morning ceremony, much sitting and a strong contrast in photographs: Kanchipuram.",
            "For an evening, candles, movement and a cloth to be looked at closely: Banaras.",
            "For a first silk: a light one of either, with a small border.",
            "For a daughter: whichever her grandmother did not have.",
          ],
        },
        text(
          "Both names are protected as geographical indications, Kanchipuram since 2005 and Banaras since 2009, which means that a saree may carry the name only if it was made in the district named. Look for the mark, and for the word handloom beside it. Power looms weave both patterns and neither cloth.",
        ),
      ],
    },
  ],
  comments: [
    {
      name: "Anitha",
      date: "27th March 2025",
      dateTime: "2025-03-27",
      text: "Columns and following: I have both in the cupboard and never had the words.",
    },
    {
      name: "Zoya",
      date: "5th April 2025",
      dateTime: "2025-04-05",
      text: "A lawn that has been mown. I laughed, then turned mine over, and it had been.",
    },
  ],
};

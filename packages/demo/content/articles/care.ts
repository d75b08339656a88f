import { widePictures } from "../widePictures.ts";
import { text } from "./article.ts";
import type { Article } from "./article.ts";

export const care: Article = {
  opening: [
    text(
      "Handwoven cloth is not delicate. It has been beaten on river stones for two thousand years. What it does not stand is haste: heat, harsh soap and being forgotten at the bottom of a bucket. Most of what ruins a handloom happens in the first two washes and in the back of the cupboard.",
    ),
  ],
  sections: [
    {
      id: "first-wash",
      heading: "The first wash",
      note: "The salt of the old advice helps a dye into the cloth while it is being dyed. In a bucket afterwards it fixes nothing.",
      blocks: [
        text(
          "A new cotton gives off dye that never went into the fibre but only sat on it. This is not a fault, and it stops. Wash it alone in cold water, without soaking, move it about for a few minutes, and pour the water away. Do so until the water stays clear, which takes one wash for pale cloth and perhaps four for a deep red, a black or an indigo.",
        ),
        text(
          "It will also shrink a little, three to five per cent, and grow softer. The size, a starch of rice or maize with which the warp was dressed for the loom, washes out, and only then do you feel the cloth that was woven.",
        ),
      ],
    },
    {
      id: "cloth",
      heading: "Cloth by cloth",
      blocks: [
        {
          kind: "table",
          caption: "How to wash what",
          columns: ["Cloth", "Wash", "Dry", "Iron"],
          rows: [
            [
              "Cotton",
              "Cold, by hand or gentle machine, mild detergent",
              "In shade, inside out",
              "Hot, while damp",
            ],
            ["Block prints", "Cold, alone at first, no soaking", "In shade", "Hot, from the back"],
            [
              "Plain silk",
              "Cool, by hand, neutral soap",
              "Rolled in a towel, then flat",
              "Low, from the back",
            ],
            [
              "Silk with zari",
              "A dry cleaner who knows silk",
              "As it comes back",
              "Low, under a cotton cloth",
            ],
            [
              "Tussar",
              "A dry cleaner for the first time, then cool by hand",
              "In shade",
              "Low, slightly damp, no steam spots",
            ],
            ["Wool and pashmina", "Cool, by hand, wool soap", "Flat", "Hardly ever"],
          ],
        },
        text(
          "Never wring silk. Wet, it loses about a fifth of its strength, and a twist breaks threads that you will only see months later. Press it in a towel instead. And dry every colour out of the sun: light fades a dye fastest while the cloth is wet.",
        ),
      ],
    },
    {
      id: "stains",
      heading: "Stains",
      blocks: [
        text(
          "Blot, do not rub, and think of what it is. Ghee and oil: cover with talc or chickpea flour for an hour, brush off, then wash. Tea: cold water at once. Ink: leave it to a cleaner. Sweat: rinse the same night, because it harms silk and its dyes more than any food.",
        ),
        text(
          "Turmeric is the kindest of the bad stains. Wash it with soap, which turns it red for a moment, rinse, and put the spot in the sun. The yellow of turmeric cannot bear light: an afternoon or two and it is gone. On a coloured silk, cover everything but the spot.",
        ),
      ],
    },
    {
      id: "starch",
      heading: "Starch, and when not",
      note: "Rice water: a handful of rice boiled soft in two litres, strained and thinned.",
      blocks: [
        text(
          "A crisp cotton saree is half weave and half starch. Rice water is still the best; dip the clean, damp cloth, press it out and dry it stretched. But starch is food, and what likes it is silverfish. Wash it out before a saree goes away for the season.",
        ),
      ],
    },
    {
      id: "cupboard",
      heading: "In the cupboard",
      blocks: [
        {
          kind: "list",
          items: [
            "Put it away clean and completely dry. Moths look for wool with a little sweat or soup on it.",
            "Wrap silk in undyed, washed muslin. Plastic keeps the damp in.",
            "Fold heavy zari round a cardboard tube or with a roll of muslin in each fold; do not hang it, it stretches under its own weight.",
            "Take it out every three months, air it for an hour in the shade and fold it along other lines.",
            "Use dried neem leaves, cloves or a bag of silica. If you use naphthalene, it must not touch the cloth.",
          ],
        },
        text(
          "Wearing is a kind of care, too. A saree that comes out six times a year is aired, refolded and looked at, and small damage is found while it is small. The ones that fall to pieces are those that were kept for best.",
        ),
        {
          kind: "quote",
          text: "Wear it. The cupboard is harder on silk than any wedding.",
        },
        {
          kind: "picture",
          picture: widePictures["blog-9"],
          caption: "Aired, refolded along other lines, and dry.",
        },
      ],
    },
  ],
  comments: [
    {
      name: "Geetha",
      date: "30th July 2025",
      dateTime: "2025-07-30",
      text: "I have told people for years that salt does nothing. Thank you for saying why.",
    },
    {
      name: "Oliver",
      date: "11th August 2025",
      dateTime: "2025-08-11",
      text: "The turmeric came out of a white tablecloth on a window sill in Leeds. It took three days, but then, it was Leeds.",
    },
  ],
};

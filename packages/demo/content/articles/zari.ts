import { text } from "./article.ts";
import type { Article } from "./article.ts";

export const zari: Article = {
  opening: [
    text(
      "The gold in a saree is mostly not gold. It is not a secret and no fraud: a thread of solid gold would be too heavy to wear, too soft to weave and too dear to sell. What the loom calls zari is a clever composite, a strip of metal a few hundredths of a millimetre thick, wound round a core so closely that the eye sees a wire.",
    ),
  ],
  sections: [
    {
      id: "made",
      heading: "How it is made",
      note: "Surat in Gujarat has made most of India's zari for centuries.",
      blocks: [
        text(
          "A bar of silver, with a little copper for strength, is drawn through a row of dies, each hole finer than the last, until it is thinner than a hair. The wire runs between two polished rollers and comes out flat: a ribbon, called badla or lametta. The ribbon is wound in a tight spiral round a thread of silk. Last comes a bath, in which a skin of gold is laid on by electricity.",
        ),
        text(
          "So the gold you see is a few parts in a thousand of the weight. In the real zari used at Kanchipuram roughly half of the weight is silver, about a quarter silk, most of the rest copper, and gold well under one per cent. The share of silver moves with its price, and a good maker prints it on the box.",
        ),
      ],
    },
    {
      id: "kinds",
      heading: "Three things that are sold as zari",
      blocks: [
        {
          kind: "table",
          caption: "Real, tested, plastic",
          columns: ["Kind", "Core", "Metal", "With the years"],
          rows: [
            [
              "Real",
              "Silk, often dyed red",
              "Silver, gilded",
              "Warms, darkens slowly, can be cleaned",
            ],
            [
              "Tested",
              "Cotton, viscose or polyester",
              "Copper, silver-plated, gold-coloured",
              "Dulls and may blacken",
            ],
            [
              "Plastic",
              "Polyester or nylon",
              "Metal vapour on a film",
              "Stays the same, then cracks",
            ],
          ],
        },
        text(
          "Tested zari is honest and sensible: it makes a saree affordable and light, and most sarees have it. Plastic zari is the lightest of the three, washes without harm and looks a little too bright, like an actor who has learnt to smile. The only wrong is a wrong name.",
        ),
      ],
    },
    {
      id: "tell",
      heading: "How to tell",
      note: "A touchstone or an X-ray instrument settles it in a minute. Large silk houses and many jewellers have one.",
      blocks: [
        text("No single sign is proof, but four together come close."),
        {
          kind: "list",
          isOrdered: true,
          items: [
            "Look at the back. Pull a loose end of zari and unwind a few turns with a needle: a red silk core speaks for real zari, a white slippery one against it.",
            "Weigh the pallu in your hand. Silver is heavy, film is nothing.",
            "Look at an old fold. Real zari dims to a soft brown gold, tested zari goes towards black or green where the copper comes through, plastic does not change at all.",
            "Ask for the word on the bill. 'Pure zari' means what the shop wants it to mean; a figure for silver and gold means something.",
          ],
        },
        text(
          "Scratching the thread until its white silver shows is often recommended. Do it with a loose end, never on the face of a cloth: a scratched spiral opens, and an open spiral catches on every bangle.",
        ),
      ],
    },
    {
      id: "tarnish",
      heading: "Why it darkens",
      blocks: [
        text(
          "Silver does not rust, but it takes up sulphur from the air, from rubber, from some papers, from skin and from eggs on a wedding table. What forms is a thin dark film of silver sulphide. Gold does not react, yet the gilding is so thin that the silver breathes through it.",
        ),
        text(
          "You slow it down by keeping air and damp away: wrap the saree in clean, undyed muslin, never in a plastic bag that sweats, and keep it clear of naphthalene balls, whose vapour settles on the metal. Put perfume on your skin before you dress and not on the border afterwards. Refold it along new lines three or four times a year, because the spiral breaks where it is always bent.",
        ),
        {
          kind: "quote",
          text: "Zari does not die of age. It dies of the same fold.",
        },
      ],
    },
    {
      id: "worth",
      heading: "What remains",
      blocks: [
        text(
          "In every silk town there are people who buy worn-out sarees by the gram of their borders. They burn the silk away and melt the silver down, and it goes back through the dies as wire. Before you sell to them, think of the other way: a good border outlasts its body by a generation and can be cut off and sewn to a new one.",
        ),
        text(
          "The gold was never the point. It is there to hold a line of light along an edge so that the eye knows where the cloth ends. A woven line that still does so after sixty years has been worth what it cost.",
        ),
      ],
    },
  ],
  comments: [
    {
      name: "Hemal",
      date: "17th August 2025",
      dateTime: "2025-08-17",
      text: "My family drew wire in Surat until 1988. The description of the dies is right; you left out the noise.",
    },
    {
      name: "Saroja",
      date: "2nd September 2025",
      dateTime: "2025-09-02",
      text: "Unwound a thread of my mother's wedding saree. Red as a chilli inside.",
    },
  ],
};

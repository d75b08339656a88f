import { text } from "./article.ts";
import type { Article } from "./article.ts";

export const indigo: Article = {
  opening: [
    text(
      "Every other plant dye goes into cloth by boiling. Indigo will not. You can boil a length of cotton with it all day and wash the blue out in a minute, because indigo does not dissolve in water. To dye with it you first have to take its colour away. That is why the vat looks green, why the cloth comes out yellow, and why people who have seen it a thousand times still stop and watch.",
    ),
  ],
  sections: [
    {
      id: "leaf",
      heading: "From leaf to cake",
      note: "The plant of India is Indigofera tinctoria, a shrub of the pea family. Its name in Sanskrit is nila, dark blue.",
      blocks: [
        text(
          "There is no blue in the leaf. There is a colourless substance, indican. Cut in the morning and pressed under water in a brick tank, the leaves ferment overnight and let it go. The water, now yellow-green, runs into a second tank where it is beaten, once by men standing in it to the waist with paddles, for two or three hours. Beating brings in air. Air turns what is dissolved into indigo, and indigo sinks.",
        ),
        text(
          "The sludge is strained, boiled, pressed and cut into cakes. It takes 200 kilograms of green plants and more to make one kilogram of cake, and a good cake shows a copper gleam when you draw a fingernail across it.",
        ),
      ],
    },
    {
      id: "vat",
      heading: "The vat",
      blocks: [
        text(
          "To bring the blue into cloth, the dyer has to undo what the beating did. He needs something alkaline, lime in most of India, and something that takes oxygen away: jaggery, dates, bran, or the boiled seeds of a roadside weed called chakunda. Bacteria or sugars do the work. After some days the liquid is the yellow-green of a snake gourd, with a coppery skin and a blue froth called the flower.",
        ),
        text(
          "A vat is alive and is spoken of as one speaks of an animal. It has to be fed, stirred, kept warm and left alone at night. A dyer tastes it, or did: sweet is hungry for lime, sharp is hungry for sugar. The smell is of a stable, and one grows fond of it.",
        ),
      ],
    },
    {
      id: "dip",
      heading: "Down green, up blue",
      note: "What enters the fibre is leuco-indigo, 'white' indigo, the form that dissolves.",
      blocks: [
        text(
          "The cloth goes in wet, without a splash, for a few minutes, and is moved under the surface so that no air comes in with it. It comes up the colour of a lime. Then you see it turn: a green shadow first, then teal at the edges, and within two or three minutes the whole length is blue. The air has made indigo again, this time inside the fibre, where it cannot dissolve and get out.",
        ),
        {
          kind: "list",
          items: [
            "One dip: the blue of skimmed milk in its shadow.",
            "Three dips: a washed sky.",
            "Six dips: the neck of a peacock.",
            "Ten and more: a black that is blue when you hold it to the sun.",
          ],
        },
        text(
          "Many short dips make a colour that lasts; one long dip makes a dark crust that rubs off. That is the whole difference between a good indigo and a bad one, and you pay for it in the number of times that a man has bent over.",
        ),
      ],
    },
    {
      id: "history",
      heading: "A colour with a past",
      blocks: [
        text(
          "The Greeks named it for where it came from: indikon, the Indian thing. In the 19th century it was planted in Bengal and Bihar under contracts that left a farmer in debt to the dye for life. In 1859 the growers of Bengal refused to sow it. In 1917 it was the indigo farmers of Champaran who brought Gandhi into his first great campaign in India. By then the plant had all but lost: a works on the Rhine had sold synthetic indigo since 1897, the same molecule, made from coal tar.",
        ),
        text(
          "The same molecule gives the same blue. What differs is what travels with it. A plant cake holds traces of red and yellow relatives, and a fermented vat lays them down as well, so that the colour has a little warmth in it, like a voice that is not quite in the middle of the note.",
        ),
        {
          kind: "quote",
          text: "Other dyes colour the cloth. This one moves in.",
        },
      ],
    },
    {
      id: "living",
      heading: "Living with indigo",
      blocks: [
        text(
          "Indigo does not bleed much in water, but it rubs. Each dip leaves some colour that sits on the thread and not in it, and this comes off on white sofas and pale bags for the first few wearings. Wash it cold and alone twice, dry it in the shade, inside out, and do not scrub at creases.",
        ),
        text(
          "It will fade where you live in it: at the cuffs, the knees, along the fold of a pallu. No other dye fades so well. It does not turn grey or brown, it only turns lighter, dip by dip, back along the way that it came.",
        ),
      ],
    },
  ],
  comments: [
    {
      name: "Kabir",
      date: "15th June 2025",
      dateTime: "2025-06-15",
      text: "Saw it turn at a workshop in Kutch. Nobody spoke for those three minutes.",
    },
    {
      name: "Maya",
      date: "1st July 2025",
      dateTime: "2025-07-01",
      text: "My dabu kurti is five summers old and now the blue you call three dips. I like it better every year.",
    },
  ],
};

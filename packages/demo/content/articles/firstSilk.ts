import { widePictures } from "../widePictures.ts";
import { text } from "./article.ts";
import type { Article } from "./article.ts";

export const firstSilk: Article = {
  opening: [
    text(
      "Most first silk sarees are bought for a wedding, in a hurry, in a shop where somebody keeps throwing one more length of cloth across the counter. It is a poor way to choose something that may outlive you. Silk rewards ten minutes of slow looking, and the questions that matter are few.",
    ),
    text(
      "Start with the day, not with the saree. Will you stand in it for six hours, sit on a floor, dance, hold a child? Then think of the second day: where you will wear it again. A saree that suits only one evening is an expensive costume.",
    ),
  ],
  sections: [
    {
      id: "weight",
      heading: "Weight before colour",
      note: "A saree is about five and a half metres long; another 80 centimetres or so are woven on for the blouse.",
      blocks: [
        text(
          "Lift it. A silk saree can weigh 350 grams or well over a kilogram, and you will feel every one of them by the afternoon. The weight comes from two things: how thick the silk is, and how much metal thread lies in the border and the pallu.",
        ),
        text(
          "A heavy silk drapes itself. Its pleats fall in straight folds and stay there, which forgives a beginner a great deal. A light silk floats, shows the body more and needs pins. If it is your first and you are going to drape it yourself, something in the middle, around 500 to 650 grams, is the easiest to live with.",
        ),
      ],
    },
    {
      id: "kinds",
      heading: "Which silk",
      blocks: [
        text(
          "Four kinds of silk are reared in India, and they behave differently. Most fine sarees are mulberry; the other three are often called wild, although eri has long been kept at home.",
        ),
        {
          kind: "table",
          caption: "Four silks, side by side",
          columns: ["Silk", "Looks", "Feels", "Good for"],
          rows: [
            [
              "Mulberry",
              "Smooth, clear colour, even shine",
              "Cool and dense",
              "Weddings, heavy borders",
            ],
            ["Tussar", "Matt gold, slubs in the thread", "Crisp and dry", "Daytime, prints, work"],
            ["Eri", "Soft and woolly, little shine", "Warm", "Cool evenings, shawls"],
            ["Muga", "Natural gold that deepens with age", "Firm", "Once in a lifetime"],
          ],
        },
        text(
          "Silk cotton, such as Chanderi or Maheshwari, is a fifth answer: a silk warp with a cotton weft. It has the lightness of the one and the good manners of the other, and it costs much less. Many people who are afraid of silk should begin there.",
        ),
      ],
    },
    {
      id: "real",
      heading: "Is it silk?",
      note: "Silk Mark is run by the Silk Mark Organisation of India under the Central Silk Board. The label carries a number that can be checked.",
      blocks: [
        text(
          "Art silk is a polite name for viscose or polyester. There is nothing wrong with it except the price at which it is sometimes sold. Three checks help.",
        ),
        {
          kind: "list",
          items: [
            "Ask for a label: Silk Mark for pure silk, Handloom Mark for cloth woven by hand.",
            "Rub a corner between your fingers. Silk warms quickly; polyester stays slippery and cool.",
            "Burn a single thread pulled from the cut end. Silk smells of singed hair and leaves ash that crumbles; polyester melts to a hard bead; viscose burns like paper.",
          ],
        },
        text(
          "The last test is for your own cloth, at home, with one thread and a saucer. A seller who refuses to have a thread burnt is not hiding anything; one who will not say what the weft is may be.",
        ),
      ],
    },
    {
      id: "daylight",
      heading: "Take it to the door",
      blocks: [
        text(
          "Shop lights are yellow, and silk changes more than any other fibre between lamp and sky. Ask to see it by the door, with the pallu over your own shoulder and the border at your feet. You are not looking at a cloth on a table but at three colours at three heights: the pallu near your face, the body round you, the border on the floor.",
        ),
        text(
          "If the body is shot, woven with a warp of one colour and a weft of another, walk two steps. It should shift like the neck of a pigeon and not like an error.",
        ),
        {
          kind: "quote",
          text: "Buy the border that you would still like with the other colours gone.",
          by: "An old shop rule in Kanchipuram",
        },
        {
          kind: "picture",
          picture: widePictures["about-2"],
          caption: "Under the lamps of a shop every red is a little browner than it is.",
        },
      ],
    },
    {
      id: "after",
      heading: "Before the first evening",
      blocks: [
        text(
          "A new saree is not quite ready to wear. Have a fall sewn on, a strip of cotton along the inside of the lower edge which takes the dirt of the floor and gives the pleats their weight. Have the cut ends hemmed, or the warp threads of the pallu knotted into tassels. Wash and shrink the fall first, or it will pucker the silk at its first cleaning.",
        ),
        text(
          "Then wear it at home for an hour, with the shoes of the day. Sit, climb a stair, raise your arms. What is going to slip will slip there, and you will arrive at the wedding as somebody who has worn silk before.",
        ),
      ],
    },
  ],
  comments: [
    {
      name: "Lakshmi",
      date: "9th September 2025",
      dateTime: "2025-09-09",
      text: "The hour at home is the best advice of all. I found out about my pleats in the kitchen and not on the stage.",
    },
    {
      name: "Nandita",
      date: "21st September 2025",
      dateTime: "2025-09-21",
      text: "I began with a Maheshwari as you say, and bought the Kanchipuram two years later knowing what I wanted.",
    },
  ],
};

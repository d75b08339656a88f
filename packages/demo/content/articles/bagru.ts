import { widePictures } from "../widePictures.ts";
import { text } from "./article.ts";
import type { Article } from "./article.ts";

export const bagru: Article = {
  opening: [
    text(
      "Thirty kilometres south-west of Jaipur, on the road to Ajmer, the fields beside the village are striped. Black, red, blue and a yellow like weak tea: lengths of cotton, pegged out to dry, each as long as a house. This is Bagru, where families called Chhipa, printers, have stamped cloth for some four hundred years.",
    ),
  ],
  sections: [
    {
      id: "ground",
      heading: "First the ground",
      note: "Harda is the fruit of Terminalia chebula, the chebulic myrobalan. Its tannin is the hook on which the colours hang.",
      blocks: [
        text(
          "New cotton is grey, oily and full of starch, and no dye likes it. It is soaked, trodden, washed and dried until it drinks water. Then it is steeped in harda, ground myrobalan, which leaves it the colour of buttermilk. That soft yellow is the first mark of a Bagru print: the neighbours at Sanganer work on white, Bagru on cream.",
        ),
        text(
          "The yellow is not decoration. Tannin binds to cotton, and metal salts bind to tannin. Where the printer will later put iron, the cloth turns black; where he puts alum, it will take red from the dye bath. He is not printing colours at all, but the wish for them.",
        ),
      ],
    },
    {
      id: "blocks",
      heading: "The blocks",
      blocks: [
        text(
          "A block is a piece of sheesham or teak, seasoned in oil for a fortnight, into which the pattern is cut a few millimetres deep. A drill makes small channels through it, so that air escapes and the print does not blister. Every colour has a block of its own.",
        ),
        {
          kind: "list",
          items: [
            "Rekh, the outline, is cut finest and printed first.",
            "Gad, the ground, fills what lies behind the flowers.",
            "Datta, the filling, puts the second and third colour inside the lines.",
          ],
        },
        text(
          "Look closely and you find dots at the corner of each block. They are for the printer's eye: he sets the next block on the dots of the last, hits it once with the heel of his hand, and moves on. A good pair prints a saree in a day or so; a pattern of five colours means that every place on it has been struck five times.",
        ),
      ],
    },
    {
      id: "black",
      heading: "Black from horseshoes",
      note: "Iron is strong medicine: too much of it in the paste and the black parts of an old print fall out first.",
      blocks: [
        text(
          "The black, syahi, comes from a pot in the yard. Scrap iron, often horseshoes, lies in water with jaggery for two or three weeks, froths, stinks and goes still. What is drawn off is a solution of iron, thickened with tamarind seed into a paste. On the cloth it is pale; within minutes, meeting the tannin, it goes grey and then black.",
        ),
        text(
          "The red paste, begar, holds alum and a little red earth, so that the printer sees where he has been. The real red appears later, when the cloth is simmered in a copper cauldron with alizarin, the dye of the madder root, and dhawda flowers to keep the colour level. Everything with alum turns red, the rest only blushes and is cleared by sun and water.",
        ),
      ],
    },
    {
      id: "dabu",
      heading: "Dabu, the art of mud",
      blocks: [
        text(
          "For blue, the printers work backwards. They print mud. Dabu is clay, lime, gum and the powder of wheat that weevils have eaten, which is stickier than any flour. Where it stands, the dye cannot come. Sawdust is thrown over it so that it dries and does not smear, and the cloth goes down into the indigo vat and up into the air, once for sky and six times for midnight.",
        ),
        text(
          "Then the mud is washed away and the pattern stands there, light in dark, with fine veins where the paste has cracked. No two metres crack alike. A second mud and a second vat give a blue on a blue.",
        ),
        {
          kind: "quote",
          text: "The river was the last tool. Now it is a tank, and we count the water.",
          by: "A printer of Bagru",
        },
        {
          kind: "picture",
          picture: widePictures["blog-5"],
          caption: "Up into the air: lengths of indigo after the last dip.",
        },
      ],
    },
    {
      id: "hand",
      heading: "How to know a hand",
      blocks: [
        text(
          "Screens and digital printers copy the patterns well, cracks included. Turn the cloth over: a block drives colour through, a screen less so. Look along the length for the joins of the block, every 10 to 25 centimetres, where lines meet a little too well or not quite. And smell it: a natural black has a whiff of iron, like a coin.",
        ),
        text(
          "Wash it cold and alone the first time, and dry it in the shade. The cream ground lightens with each wash and the red does not, so that a Bagru print grows clearer with age, as few things do.",
        ),
      ],
    },
  ],
  comments: [
    {
      name: "Farhan",
      date: "8th July 2025",
      dateTime: "2025-07-08",
      text: "'Not printing colours, but the wish for them.' I teach chemistry and shall steal that.",
    },
    {
      name: "Usha",
      date: "19th July 2025",
      dateTime: "2025-07-19",
      text: "We visited in February. The dots in the corners changed how I look at every print at home.",
    },
  ],
};

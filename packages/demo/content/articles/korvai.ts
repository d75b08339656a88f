import { widePictures } from "../widePictures.ts";
import { text } from "./article.ts";
import type { Article } from "./article.ts";

export const korvai: Article = {
  opening: [
    text(
      "Hold a Kanchipuram saree against a window and look at the place where the body ends and the border begins. In a cheap saree the two colours slide into each other; the body's weft has run on through the border and dulled it. In a korvai there is a line. On one side of it pure green, on the other pure red, and between them, if you look very closely, a row of tiny teeth.",
    ),
    text(
      "Korvai comes from a Tamil word for stringing or putting together. It is the reason why a weaver of Kanchipuram needs three shuttles, another pair of hands, and most of a month.",
    ),
  ],
  sections: [
    {
      id: "problem",
      heading: "The problem",
      note: "Warp threads run the length of a saree, weft threads across it. Colour in weaving is always a conversation of the two.",
      blocks: [
        text(
          "To make a border of another colour, you can put that colour in the warp along the edge. Easy. But the weft crosses everything, and a green weft over a red warp does not give red; it gives brown. You may cover it with gold, or use a weft so fine that it hardly shows. Or you do it properly: you give the border a weft of its own.",
        ),
        text(
          "Then, however, the cloth is in three strips, a border, a body and a border, each with its own shuttle going to and fro. Nothing holds them together. They have to be joined while they are woven, at each line, on both sides.",
        ),
      ],
    },
    {
      id: "join",
      heading: "The join",
      blocks: [
        text(
          "The weaver throws the body's shuttle to the edge of the border. There its thread is looped round the thread of the border's shuttle, and both turn back. One hooks the other like two fingers. The beater packs the line, the threads change place, and it begins again: throw, loop, loop, beat. A saree takes this some fifteen thousand times on either side.",
        ),
        {
          kind: "list",
          items: [
            "One shuttle for the body, thrown from side to side.",
            "One for each border, passed by hand over a width of a few fingers.",
            "A helper at the far border, because a weaver's arms are not two metres wide.",
          ],
        },
        text(
          "The helper was once a child, learning. Today it is more often a wife or a husband, and some looms have a catch that lets one weaver work both sides at half the speed. The rhythm has to be one. You can hear in the street whether two people are weaving or one person twice.",
        ),
        {
          kind: "picture",
          picture: widePictures["blog-6"],
          caption:
            "The warp in light from the side. Every one of these threads has a place on one side of the line.",
        },
      ],
    },
    {
      id: "temple",
      heading: "Why the line has teeth",
      blocks: [
        text(
          "A straight join is a weak one: every turn of the thread sits over the last, and there is a slit in waiting. So weavers move the turning point to and fro by a few threads, two in, four in, six in, and back. What comes of it is a row of triangles along the border, and this is the temple edge, named after the towers that one sees from everywhere in Kanchipuram. It is strength that has learnt to look like ornament, as the best ornament has.",
        ),
        {
          kind: "quote",
          text: "The border is not sewn to the saree. The border and the saree are introduced to each other fifteen thousand times.",
        },
      ],
    },
    {
      id: "petni",
      heading: "And again, the other way",
      note: "A saree with both joins is called, for short, korvai-petni, and is hard to find below a certain price for good reasons.",
      blocks: [
        text(
          "If the pallu is to have a colour of its own as well, the same problem comes back turned by a right angle: now it is the warp that must change. For this there is petni. Above the last line of the body a new warp in the pallu's colour is laid in, each of its threads looped round one of the old, several thousand times; then the old ends are cut away. It takes two people most of a day, and leaves a narrow band in which both colours stand together.",
        ),
        text(
          "At Gadwal in Telangana a related join, kuttu, ties a silk border to a cotton body, which asks even more of the hand, because the two threads do not stretch alike.",
        ),
      ],
    },
    {
      id: "buying",
      heading: "What to look for",
      blocks: [
        {
          kind: "list",
          isOrdered: true,
          items: [
            "The line. Both colours clean up to it, with no brown between.",
            "The back. Small loops or a fine ridge where the threads turn; no long floats.",
            "The pull. Take the body in one hand and the border in the other and draw gently. A good join moves with the cloth and opens nowhere.",
            "The two borders. If they differ in width or height at the join, look again: some are meant to, one large and one small, and the seller will know.",
          ],
        },
        text(
          "Nobody needs a korvai. A single shuttle is quicker and the guests will not notice. But you will, each time you pleat it, when your thumb runs down the edge and finds the seam that is not a seam.",
        ),
      ],
    },
  ],
  comments: [
    {
      name: "Revathi",
      date: "6th May 2025",
      dateTime: "2025-05-06",
      text: "My grandmother called the join a wall. Now I know what she looked for when she turned the border over.",
    },
    {
      name: "Imran",
      date: "18th May 2025",
      dateTime: "2025-05-18",
      text: "Checked mine. Teeth on both sides. I have owned it for eleven years and never looked.",
    },
  ],
};

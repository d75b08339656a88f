import { widePictures } from "../widePictures.ts";
import { text } from "./article.ts";
import type { Article } from "./article.ts";

export const rooms: Article = {
  opening: [
    text(
      "A room without cloth has an echo. You may not hear it as one; you only find that you speak more quietly, or leave early. Wood, plaster, glass and stone throw sound, light and heat back at you. Cloth keeps some of each, and that is most of what we mean when we say that a room is warm.",
    ),
    text(
      "It takes less than one thinks. The rules below have served us in some thirty rooms, and every one of them has been broken with success by somebody who knew why.",
    ),
  ],
  sections: [
    {
      id: "light",
      heading: "Begin at the window",
      note: "Silk rots in strong sun. Line it, or keep it to windows that face away from the afternoon.",
      blocks: [
        text(
          "Curtains are the largest cloth in a room and should be the quietest. An open, handspun cotton or a linen, unlined, turns hard light into soft light and still shows that there is a day outside. Choose it by holding it up at the window itself, at noon, because a cloth that is white on the table may be grey against the sky.",
        ),
        {
          kind: "list",
          items: [
            "Twice the width of the rail for sheer cloth, one and a half times for heavy.",
            "Hang the rail a hand's breadth above the frame and two beyond it at either side, and the window grows.",
            "Let the hem just touch the floor. Short curtains look like a mistake, long ones gather dust.",
          ],
        },
      ],
    },
    {
      id: "three",
      heading: "Three scales of pattern",
      blocks: [
        text(
          "Patterns quarrel when they are of one size. Take three: one large, which you read from the door, such as an ikat chair or a striped rug; one middling, the size of a hand, for a cushion or two; and one so small that from a distance it is a texture, like a fine check or a dobby. They may then come from anywhere, and will get on, as long as one colour walks through all of them.",
        ),
        {
          kind: "table",
          caption: "Which cloth where",
          columns: ["Place", "Cloth", "Why"],
          rows: [
            [
              "Sofa, daily use",
              "Heavy handloom cotton, 350 g/m² or more",
              "Bears sitting, washes, breathes",
            ],
            [
              "Armchair, one person",
              "Ikat or dobby, cotton or wool",
              "Pattern on a form that carries it",
            ],
            ["Cushions", "Block print, silk, old saree borders", "Small, easily changed"],
            ["Throw", "Wool or soft cotton", "It is touched more than seen"],
            ["Dining chairs", "Plain weave with removable covers", "Dal"],
            ["Floor", "Cotton durrie, wool in cold rooms", "A durrie can be turned and washed"],
          ],
        },
      ],
    },
    {
      id: "touch",
      heading: "The order of touch",
      blocks: [
        text(
          "We choose by eye and live by hand. Go through the room as a hand does: the arm of the chair, the edge of the table, the throw, the cushion behind your neck. What is touched often should be the best that you can afford; what is only seen can be simple. A silk cushion is a pleasure for years, a silk curtain is a worry.",
        ),
        {
          kind: "quote",
          text: "Spend the money where the elbow rests.",
          by: "Pallu Studio, on every project",
        },
        text(
          "It is worth putting rough beside smooth. A slubby tussar cushion makes a plain cotton sofa look finer, and a polished teak arm makes the tussar look rougher still. Two smooth things beside each other are merely shiny.",
        ),
        {
          kind: "picture",
          picture: widePictures["portfolio-2"],
          caption: "A corner made for one hand, one book and one lamp.",
        },
      ],
    },
    {
      id: "colour",
      heading: "Colour, and how little of it",
      note: "Try a colour as cloth before you try it as paint: throw a saree over the chair for a week.",
      blocks: [
        text(
          "A saree knows something that rooms forget: a quiet body, a border that works, and one rich end. Give three quarters of a room to one calm tone, walls, curtains and floor together. Let a second colour draw the edges. And keep the strong one for a single place, at the far end from the door, where the eye arrives.",
        ),
        text(
          "Reds come forward, and blues go back. A maroon throw makes a long room shorter; an indigo wall hanging opens a small one. In evening light, blues turn grey and yellows vanish altogether, so look at the whole thing once more under your own lamp.",
        ),
      ],
    },
    {
      id: "keep",
      heading: "Keeping it",
      blocks: [
        text(
          "Turn cushions, and turn the rug round twice a year, so that the sun takes its share evenly. Shake throws outside instead of washing them. Have sofa covers cut with a generous seam, wash the cloth before it is sewn, and buy half a metre more than you need: the arms will wear first, and in ten years nobody will weave you that lot again.",
        ),
        text(
          "And leave some of it undone. A room in which all the cloth was bought in one week looks like a shop. The chair that waits for the right length is not unfinished; it is looking.",
        ),
      ],
    },
  ],
  comments: [
    {
      name: "Devika",
      date: "14th April 2025",
      dateTime: "2025-04-14",
      text: "'Dal.' Yes. We re-covered six dining chairs in cream and learnt it that very night.",
    },
    {
      name: "Tom",
      date: "23rd April 2025",
      dateTime: "2025-04-23",
      text: "Hung the rail higher, as told. The ceiling went up. I am told that this is not possible.",
    },
  ],
};

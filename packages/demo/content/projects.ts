import { widePictures } from "./widePictures.ts";
import type { ProjectId } from "./portfolio.ts";

type WidePicture = (typeof widePictures)[keyof typeof widePictures];

/** What was done in one place. */
export interface Project {
  story: readonly string[];
  facts: readonly { term: string; detail: string }[];
  /** The first one is the work's own. */
  pictures: readonly WidePicture[];
}

const facts = (where: string, when: string, cloth: string, pieces: string) => [
  { term: "Where", detail: where },
  { term: "When", detail: when },
  { term: "Cloth", detail: cloth },
  { term: "Pieces", detail: pieces },
];

/** Long: only parts that are never hydrated import it. */
export const projects: Readonly<Record<ProjectId | "set", Project>> = {
  "1": {
    story: [
      "A family of four, a grandmother on weekends and a sofa that all of them wanted to lie on. The room faces west over the trees of the Race Course, and every curtain that had hung there was bleached within two summers.",
      "We covered a two-seater in a heavy handloom cotton of 420 grams the square metre, piece-dyed so that it can be re-dyed. The strong colour is in the cushions alone: ten covers, five of which are always in the wash. At the window hangs undyed cotton, which the sun can only make whiter.",
    ],
    facts: facts(
      "Coimbatore",
      "January 2025",
      "31 metres of handloom cotton, 6 of ikat",
      "One sofa, ten covers, three pairs of curtains",
    ),
    pictures: [widePictures["portfolio-1"], widePictures["blog-8"], widePictures["portfolio-7"]],
  },
  "2": {
    story: [
      "She had two thousand books and nowhere to sit. What was free was a corner of 1.6 by 1.8 metres between a door that opens inwards and a shelf that could not move.",
      "An armchair with a narrow back, in ikat whose blurred edges hide the marks of a cat. A floor lamp that reaches over the shoulder and not over the page, with a shade of handspun silk: it gives a light like late afternoon, bright in the lap and nowhere else. The rug is only there for bare feet.",
    ],
    facts: facts(
      "Puducherry",
      "March 2025",
      "4 metres of ikat, 1 of tussar",
      "One armchair, one lamp, one rug",
    ),
    pictures: [widePictures["portfolio-2"], widePictures["blog-10"], widePictures["portfolio-8"]],
  },
  "3": {
    story: [
      "The table came first: sheesham, 2.4 metres, made by the client's father in 1974 and signed underneath. It had stood with eight chairs of five kinds.",
      "We left it alone, apart from oil. Eight cane chairs now belong together, and the cushions on them tie on and come off, in a plain weave the colour of turmeric, for the reason that one would expect. Over the middle runs a length of Chettinad check, woven a metre longer than the table so that somebody can always pull it straight.",
    ],
    facts: facts(
      "Karaikudi",
      "November 2024",
      "12 metres of plain weave, 3.4 of Chettinad check",
      "Eight chairs, sixteen cushion covers, one runner",
    ),
    pictures: [widePictures["portfolio-3"], widePictures["blog-9"], widePictures["portfolio-1"]],
  },
  "4": {
    story: [
      "Nobody remembers a hall, but everybody has an opinion of a house before they have left it. This one was a passage of four metres with a shoe rack.",
      "A bench for two, because shoes are taken off in company. Over it an arched mirror, hung so that it shows the garden and not the door. The seat is a handloom stripe that runs across instead of along, which makes the passage wider by about a hand. The shoes have gone under the bench, behind a border cut from an old Gadwal.",
    ],
    facts: facts(
      "Mysuru",
      "May 2025",
      "3 metres of striped handloom, one old border",
      "One bench, one mirror, hooks in brass",
    ),
    pictures: [widePictures["portfolio-4"], widePictures["about-2"], widePictures["portfolio-9"]],
  },
  "5": {
    story: [
      "The bedroom had a picture over the bed which both of them disliked and each had kept for the other's sake. They told us so separately.",
      "In its place hangs a throw: wool and cotton, woven double so that it is indigo on one face and madder on the other, on a teak rail that lets it be turned round. Winter and summer, they said. In fact they turn it when one of them has been away. The wall behind is lime plaster, and nothing else in the room has a pattern.",
    ],
    facts: facts(
      "Bengaluru",
      "August 2024",
      "One double cloth, 140 by 200 centimetres",
      "One rail, bed linen in plain handspun",
    ),
    pictures: [widePictures["portfolio-5"], widePictures["blog-5"], widePictures["portfolio-2"]],
  },
  "6": {
    story: [
      "A shop of 38 square metres that sells nothing but sarees, in a street where forty others do. They had them folded on shelves to the ceiling, as everybody does, and climbed for each one.",
      "We brought half of them down. Sarees hang over teak rails at the height of a shoulder, sorted by weight and not by price, so that a customer finds her own kind with her hand. The walls are covered in undyed khadi. There is a daylight window with a mirror, and a sentence over it: look at it here.",
    ],
    facts: facts(
      "Mylapore, Chennai",
      "September 2024",
      "64 metres of khadi for the walls",
      "Eleven rails, two counters, one mirror by the window",
    ),
    pictures: [widePictures["portfolio-6"], widePictures["blog-1"], widePictures["about-1"]],
  },
  "7": {
    story: [
      "A bay window in an old tea planter's bungalow, with a view that people photographed standing. It rains there for four months.",
      "The seat is 46 centimetres high and 60 deep, long enough to lie on, with a lid: under it are the blankets. The mattress is cotton, beaten by hand and re-beaten every other year, in a striped ticking; the cushions are block prints from Bagru, whose cream ground is the colour of the mist. Nobody photographs the view any more. They are in it.",
    ],
    facts: facts(
      "Coonoor",
      "December 2024",
      "9 metres of ticking, 7 of block print",
      "One seat with a chest, nine cushions",
    ),
    pictures: [widePictures["portfolio-7"], widePictures["blog-4"], widePictures["portfolio-5"]],
  },
  "8": {
    story: [
      "He writes, and had set his desk at the window, before the sea. In two years he had written a good deal about the sea.",
      "We turned it round. The table, mango wood with a drawer for one notebook, now faces a wall of plain tussar, stretched over felt: it takes pins, swallows sound, and changes from straw to honey during the day, so that the hour can be seen in it. The sea is where it should be, behind the chair, for when a sentence is done.",
    ],
    facts: facts(
      "Thiruvanmiyur, Chennai",
      "June 2025",
      "8 metres of tussar, 8 of wool felt",
      "One writing table, one chair, one lamp in brass",
    ),
    pictures: [widePictures["portfolio-8"], widePictures["blog-7"], widePictures["portfolio-2"]],
  },
  "9": {
    story: [
      "The veranda was lit by a tube, and at seven the family went indoors. All that it lacked was a worse light.",
      "Three brass lamps, at three heights, none of them brighter than a reading lamp, and a row of clay vases which hold neem as often as flowers. The chairs have cotton slings that are taken in before the monsoon. Since then the evenings last until ten, and the neighbours bring their own glasses.",
    ],
    facts: facts(
      "Thrissur",
      "February 2025",
      "5 metres of canvas-weight handloom",
      "Three lamps, seven vases, four chairs",
    ),
    pictures: [widePictures["portfolio-9"], widePictures["blog-10"], widePictures["portfolio-4"]],
  },
  set: {
    story: [
      "Not every room needs a plan. Most of them need six things that get on: a sofa in a plain heavy cotton, a chair with a pattern, a low table in wood that can take a glass, one lamp to read by and one to sit by, and a throw that is allowed to be used.",
      "This is the set from which our projects begin. We bring it in a van, put it into the room as it is, and come back after a week. What has been moved, sat on and spilt over stays; for the rest we look again. About half of it is usually right, never the same half.",
    ],
    facts: facts(
      "Wherever the van gets to",
      "All year",
      "24 metres of handloom, chosen in the room",
      "Six, until you have lived with them",
    ),
    pictures: [
      widePictures["portfolio-1"],
      widePictures["portfolio-2"],
      widePictures["portfolio-4"],
    ],
  },
};

import { bannerPictures, pick } from "../samplePictures.fixtures.ts";
import type { ProseBlock } from "./Prose.tsx";

/** One block of each kind. */
export const proseBlocks: readonly ProseBlock[] = [
  {
    kind: "text",
    text: "Hold the border to the light and look for the line where two colours meet. In a korvai saree that line is a join: body and border were woven by separate shuttles that loop round each other at every pick.",
  },
  { kind: "heading", text: "What the fingers find" },
  {
    kind: "list",
    items: [
      "A ridge that runs the whole length of the cloth.",
      "Small teeth on the wrong side, where the wefts turn back.",
      "No change of colour in the body beside it.",
    ],
  },
  {
    kind: "quote",
    text: "Two people weave the border, and neither can hurry the other.",
    by: "A weaver of Kanchipuram",
  },
  {
    kind: "table",
    caption: "Three ways to a border",
    columns: ["Way", "Shuttles", "What shows"],
    rows: [
      ["Korvai", "Three", "A toothed join on both sides"],
      ["Petni", "One, two warps", "A change of warp above the pallu"],
      ["Extra weft", "Two", "Loose floats behind the border"],
    ],
  },
  {
    kind: "picture",
    picture: {
      src: pick(bannerPictures, 1),
      alt: "Cloth with a temple border",
      width: 1280,
      height: 640,
    },
    caption: "Temple teeth, woven by hand.",
  },
];

export const urduBlocks: readonly ProseBlock[] = [
  {
    kind: "text",
    text: "ساڑھی کا کنارہ روشنی کے سامنے رکھیں اور وہ لکیر دیکھیں جہاں دو رنگ ملتے ہیں۔ یہ جوڑ ہاتھ سے بُنا جاتا ہے، اور ہر پھیرے میں دو نالیں ایک دوسرے کو تھامتی ہیں۔",
  },
  { kind: "heading", text: "انگلیاں کیا محسوس کرتی ہیں" },
  { kind: "list", items: ["ایک ابھری ہوئی لکیر", "الٹی طرف چھوٹے دانت"] },
  {
    kind: "quote",
    text: "کنارہ دو ہاتھ بُنتے ہیں، جلدی کوئی نہیں کرتا۔",
    by: "کانچی پورم کا ایک بُنکر",
  },
];

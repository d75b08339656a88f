import { widePictures } from "./pictures.wide.ts";

const ids = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] as const;

export type PostId = (typeof ids)[number];

/** A post as lists know it (BLOG-11); its text stands in `articles.ts`. */
export interface Post {
  id: PostId;
  image: (typeof widePictures)[keyof typeof widePictures];
  /** As shown. */
  date: string;
  /** YYYY-MM-DD */
  isoDate: string;
  tag: (typeof postTags)[number];
  title: string;
  desc: string;
  /** What a reader needs at 220 words a minute. */
  minutes: number;
}

/** In the order of /blog-tag. */
export const postTags = ["Silk", "Weaving", "Dyeing", "Care", "Interior"] as const;

/** The newest first. */
export const posts: readonly [Post, ...Post[]] = [
  {
    id: "1",
    image: widePictures["blog-1"],
    date: "4th September 2025",
    isoDate: "2025-09-04",
    tag: "Silk",
    title: "Choosing a first silk saree",
    desc: "Weight before colour, daylight before lamplight, and an hour in the kitchen before the wedding.",
    minutes: 4,
  },
  {
    id: "2",
    image: widePictures["blog-2"],
    date: "14th August 2025",
    isoDate: "2025-08-14",
    tag: "Silk",
    title: "What zari is, and how to tell",
    desc: "The gold in a saree is mostly silver, often copper, sometimes film. Four signs that together come close to proof.",
    minutes: 4,
  },
  {
    id: "3",
    image: widePictures["blog-3"],
    date: "24th July 2025",
    isoDate: "2025-07-24",
    tag: "Care",
    title: "Handloom, washed and kept",
    desc: "What ruins cloth happens in the first two washes and at the back of the cupboard. A table for the rest.",
    minutes: 4,
  },
  {
    id: "4",
    image: widePictures["blog-4"],
    date: "3rd July 2025",
    isoDate: "2025-07-03",
    tag: "Dyeing",
    title: "Bagru: printing with mud, iron and milk-coloured cloth",
    desc: "Black from horseshoes, red from a root, blue around clay. A printer does not print colours but the wish for them.",
    minutes: 4,
  },
  {
    id: "5",
    image: widePictures["blog-5"],
    date: "12th June 2025",
    isoDate: "2025-06-12",
    tag: "Dyeing",
    title: "Indigo, or how a colour moves in",
    desc: "The leaf is not blue, the vat is not blue, and the cloth comes out yellow. Then you wait for the air.",
    minutes: 4,
  },
  {
    id: "6",
    image: widePictures["blog-6"],
    date: "22nd May 2025",
    isoDate: "2025-05-22",
    tag: "Weaving",
    title: "How a jacquard loom thinks",
    desc: "A hole is up, no hole is down: the first machine that could be told what to do was told to weave flowers.",
    minutes: 5,
  },
  {
    id: "7",
    image: widePictures["blog-7"],
    date: "1st May 2025",
    isoDate: "2025-05-01",
    tag: "Weaving",
    title: "Korvai: a seam that is not a seam",
    desc: "Three shuttles, two weavers and fifteen thousand small introductions between a body and its border.",
    minutes: 4,
  },
  {
    id: "8",
    image: widePictures["blog-8"],
    date: "10th April 2025",
    isoDate: "2025-04-10",
    tag: "Interior",
    title: "Textiles in a room",
    desc: "Where to begin, how many patterns, and why the money belongs where the elbow rests.",
    minutes: 4,
  },
  {
    id: "9",
    image: widePictures["blog-9"],
    date: "20th March 2025",
    isoDate: "2025-03-20",
    tag: "Silk",
    title: "Kanchipuram and Banaras, side by side",
    desc: "One builds, the other draws. Two towns, the same silk and gold, and no two cloths less alike.",
    minutes: 4,
  },
  {
    id: "10",
    image: widePictures["blog-10"],
    date: "27th February 2025",
    isoDate: "2025-02-27",
    tag: "Care",
    title: "Mending, and handing on",
    desc: "Of darners whom nobody sees, quilts that smell of people, and the strip of tape that every heirloom needs.",
    minutes: 4,
  },
];

/** The post with an id; the newest without one, or with one that does not exist (BLOG-03, BLOG-04). */
export const postOf = (id: string | undefined): Post =>
  posts.find((post) => post.id === id) ?? posts[0];

/** The one that /blog-details-v3 shows, which takes no id (BLOG-05). */
export const essay: Post = postOf("6");

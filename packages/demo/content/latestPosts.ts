import type { ShopParts } from "@pallu/contract/shop";
import { widePictures } from "./widePictures.ts";

const ids = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] as const;

export type PostId = (typeof ids)[number];

/** A post as lists know it (BLOG-11); its text stands in `articles.ts`. */
export interface Post extends Required<
  Pick<ShopParts["posts"]["posts"][number], "title" | "date" | "isoDate" | "minutes">
> {
  id: PostId;
  image: (typeof widePictures)[keyof typeof widePictures];
  tag: (typeof postTags)[number];
  desc: string;
}

/** In the order of /blog-tag. */
export const postTags = ["Silk", "Weaving", "Dyeing", "Care", "Interior"] as const;

/** The newest six, newest first: all that a slider shows, so that a page with one loads no more. */
export const latestPosts: readonly [Post, ...Post[]] = [
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
];

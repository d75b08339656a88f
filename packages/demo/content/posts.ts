import { widePictures } from "./widePictures.ts";
import { latestPosts } from "./latestPosts.ts";
import type { Post } from "./latestPosts.ts";

export { postTags } from "./latestPosts.ts";
export type { Post, PostId } from "./latestPosts.ts";

/** The newest first. */
export const posts: readonly [Post, ...Post[]] = [
  ...latestPosts,
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

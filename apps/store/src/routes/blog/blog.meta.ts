import { essay, postOf, posts } from "../../content/posts.ts";
import type { Post } from "../../content/posts.ts";
import type { Absolute, Meta, ServedRoute } from "../../platform/route.ts";

const pathOf = ({ id }: Post): string => `/blog-details-v1/${id}`;

/** Every layout of a post is one page of record. */
const metaOf = (post: Post, absolute: Absolute): Meta => ({
  title: post.title,
  description: post.desc,
  path: pathOf(post),
  image: post.image.src,
  structured: [
    {
      "@context": "https://schema.org",
      "@type": "BlogPosting",
      headline: post.title,
      description: post.desc,
      datePublished: post.isoDate,
      articleSection: post.tag,
      url: absolute(pathOf(post)) ?? undefined,
      image: absolute(post.image.src) ?? undefined,
    },
  ],
});

export const postMeta: NonNullable<ServedRoute["meta"]> = ({ params }, _read, absolute) =>
  metaOf(postOf(params["id"]), absolute);

export const essayMeta: NonNullable<ServedRoute["meta"]> = (_match, _read, absolute) =>
  metaOf(essay, absolute);

export const postPages = async (): Promise<string[]> => posts.map(pathOf);

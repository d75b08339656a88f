import { essay, postOf, posts } from "../../content/posts.ts";
import type { Post } from "../../content/posts.ts";
import type { Absolute, Meta, PageMeta } from "../../platform/routing/route.ts";

const pathOf = ({ id }: Post): string => `/blog-details-v1/${id}`;

/** All layouts of a post share one canonical path, but have different titles. */
const metaOf = (post: Post, layout: string, absolute: Absolute): Meta => ({
  title: post.title + layout,
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

export const postMeta =
  (version: 1 | 2): NonNullable<PageMeta["meta"]> =>
  ({ params }, _read, absolute) =>
    metaOf(postOf(params["id"]), version === 1 ? "" : ", with wide pictures", absolute);

export const essayMeta: NonNullable<PageMeta["meta"]> = (_match, _read, absolute) =>
  metaOf(essay, ", in two columns", absolute);

export const postPages = async (): Promise<string[]> => posts.map(pathOf);

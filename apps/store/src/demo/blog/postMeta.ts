import { posts } from "@pallu/demo/content/posts.ts";
import type { Post } from "@pallu/demo/content/posts.ts";
import type { Absolute, Meta } from "../../platform/routing/route.ts";

const pathOf = ({ id }: Post): string => `/blog-details-v1/${id}`;

/**
 * Returns the metadata of a post's page. All layouts of a post share one canonical path, but have different titles: `layout`
 * completes them.
 */
export const postMeta = (post: Post, layout: string, absolute: Absolute): Meta => ({
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

export const postPages = async (): Promise<string[]> => posts.map(pathOf);

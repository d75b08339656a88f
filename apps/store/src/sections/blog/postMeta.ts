import { essay, postOf, posts } from "../../content/posts.ts";
import type { Post } from "../../content/posts.ts";
import type { Absolute, Meta } from "../../platform/routing/route.ts";

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

/** Returns the metadata of a post's page. `layout` completes the title. */
export const postMeta = (id: string | undefined, layout: string, absolute: Absolute): Meta =>
  metaOf(postOf(id), layout, absolute);

export const essayMeta = (absolute: Absolute): Meta => metaOf(essay, ", in two columns", absolute);

export const postPages = async (): Promise<string[]> => posts.map(pathOf);

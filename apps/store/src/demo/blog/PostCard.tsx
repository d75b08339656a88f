import { BlogCard } from "@pallu/ui";
import type { ReactElement } from "react";
import type { Post } from "@pallu/demo/content/posts.ts";
import { WidePicture } from "../../features/pictures/WidePicture.tsx";

/** Returns the texts that cards, rows and the featured post share. */
export const cardTexts = ({ title, date, isoDate, tag, desc }: Post) => ({
  title,
  date,
  dateTime: isoDate,
  tag: { label: tag, href: "/blog-tag" },
  text: desc,
});

interface PostCardProps {
  post: Post;
  /** Path of the details page without the id. */
  details: "/blog-details-v1" | "/blog-details-v2";
}

/** `sizes` of the picture in a grid of three columns. */
const sizes = "(min-width: 1024px) 30vw, (min-width: 640px) 46vw, 92vw";

/** Renders a post as a card (BLOG-11). */
export const PostCard = ({ post, details }: PostCardProps): ReactElement => (
  <BlogCard
    {...cardTexts(post)}
    href={`${details}/${post.id}`}
    picture={<WidePicture picture={post.image} sizes={sizes} />}
  />
);

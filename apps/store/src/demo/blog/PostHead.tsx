import { ArticleHead } from "@pallu/ui/sections";
import type { ArticleHeadProps } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import type { Post } from "@pallu/demo/content/posts.ts";
import { WidePicture } from "../../features/pictures/WidePicture.tsx";

interface PostHeadProps {
  post: Post;
  layout: ArticleHeadProps["layout"];
}

const sizes = {
  guide: "(min-width: 1024px) 46vw, 92vw",
  wide: "100vw",
  essay: "(min-width: 1024px) 42vw, 100vw",
} as const;

/** Renders title, date and picture of a post. The breadcrumb links to its list. */
export const PostHead = ({ post, layout }: PostHeadProps): ReactElement => (
  <ArticleHead
    layout={layout}
    title={post.title}
    lead={post.desc}
    breadcrumb={{
      label: "Breadcrumb",
      items: [
        { label: "Home", href: "/" },
        { label: "Blog", href: layout === "guide" ? "/blog-v1" : "/blog-v2" },
        { label: post.title },
      ],
    }}
    tag={{ label: post.tag, href: "/blog-tag" }}
    date={post.date}
    dateTime={post.isoDate}
    length={`${post.minutes} minutes to read`}
    picture={<WidePicture picture={post.image} sizes={sizes[layout]} priority />}
  />
);

import type { ReactElement } from "react";
import { postOf } from "../../content/posts.ts";
import { useRouteParams } from "../../platform/routeParams.ts";
import { serverIsland } from "../../platform/serverIsland.tsx";
import { PostHead } from "../blog/PostHead.tsx";

const GuideText = serverIsland("GuideText", async () => ({
  default: (await import("../blog/ArticleStatic.tsx")).GuideText,
}));

/** One post with its contents beside it (BLOG-03). */
const BlogDetailsV1Page = (): ReactElement => {
  const post = postOf(useRouteParams()["id"]);
  return (
    <article>
      <PostHead post={post} layout="guide" />
      <GuideText key={post.id} of={post.id} />
    </article>
  );
};

export default BlogDetailsV1Page;

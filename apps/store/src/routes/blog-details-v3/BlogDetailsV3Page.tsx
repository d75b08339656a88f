import type { ReactElement } from "react";
import { essay } from "../../content/posts.ts";
import { serverIsland } from "../../platform/rendering/serverIsland.tsx";
import { PostHead } from "../../sections/blog/PostHead.tsx";

const EssayText = serverIsland("EssayText", async () => ({
  default: (await import("../../sections/blog/Article.island.tsx")).EssayText,
}));

/** One fixed post as an essay in two columns (BLOG-05). */
const BlogDetailsV3Page = (): ReactElement => (
  <article>
    <PostHead post={essay} layout="essay" />
    <EssayText of={essay.id} />
  </article>
);

export default BlogDetailsV3Page;

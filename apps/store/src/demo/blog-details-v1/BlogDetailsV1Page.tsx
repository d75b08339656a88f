import type { ReactElement } from "react";
import { postOf } from "@pallu/demo/content/posts.ts";
import { useRouteParams } from "../../platform/routing/routeParams.ts";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import { PostHead } from "../blog/PostHead.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";
import { postMeta } from "../blog/postMeta.ts";

export const meta: PageMeta = {
  title: null,
  description: "Weaving, dyeing, care and rooms: a piece of writing, with its contents beside it.",
  resolve: ({ params }, _read, absolute) => postMeta(postOf(params["id"]), "", absolute),
};

const GuideText = serverIsland("GuideText", () => import("../blog/Article.island.tsx"));

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

import type { ReactElement } from "react";
import { postOf } from "@pallu/demo/content/posts.ts";
import { useRouteParams } from "../../platform/routing/routeParams.ts";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import { PostHead } from "../blog/PostHead.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";
import { postMeta } from "../blog/postMeta.ts";

export const meta: PageMeta = {
  title: null,
  description: "Weaving, dyeing, care and rooms: a piece of writing, with wide pictures.",
  resolve: ({ params }, _read, absolute) =>
    postMeta(postOf(params["id"]), ", with wide pictures", absolute),
};

const WideText = serverIsland("WideText", () => import("../blog/Article.island.tsx"));

/** One post under a wide picture, with notes in the margin (BLOG-04). */
const BlogDetailsV2Page = (): ReactElement => {
  const post = postOf(useRouteParams()["id"]);
  return (
    <article>
      <PostHead post={post} layout="wide" />
      <WideText key={post.id} of={post.id} />
    </article>
  );
};

export default BlogDetailsV2Page;

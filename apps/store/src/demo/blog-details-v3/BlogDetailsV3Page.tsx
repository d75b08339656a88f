import type { ReactElement } from "react";
import { essay } from "@pallu/demo/content/posts.ts";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import { PostHead } from "../blog/PostHead.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";
import { postMeta } from "../blog/postMeta.ts";

export const meta: PageMeta = {
  title: "How a jacquard loom thinks",
  description: "Weaving is a row of yes and no.",
  resolve: (_match, _read, absolute) => postMeta(essay, ", in two columns", absolute),
};

const EssayText = serverIsland("EssayText", () => import("../blog/Article.island.tsx"));

/** One fixed post as an essay in two columns (BLOG-05). */
const BlogDetailsV3Page = (): ReactElement => (
  <article>
    <PostHead post={essay} layout="essay" />
    <EssayText of={essay.id} />
  </article>
);

export default BlogDetailsV3Page;

import type { ReactElement } from "react";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import { blogHeads } from "@pallu/demo/content/blog.ts";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Blog by tag",
  description: "The cloth journal sorted by silk, weaving, dyeing, care and interior.",
};

const BlogTags = serverIsland("BlogTags", () => import("../blog/Posts.island.tsx"));

const BlogTagPage = (): ReactElement => (
  <>
    <PageTop {...blogHeads.tags} crumb="By tag" />
    <BlogTags />
  </>
);

export default BlogTagPage;

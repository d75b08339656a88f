import type { ReactElement } from "react";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import { blogHeads } from "@pallu/demo/content/blog.ts";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Blog",
  description:
    "How cloth is made, told apart and kept: ten pieces from the loom and the shop counter.",
};

const BlogFront = serverIsland("BlogFront", () => import("../blog/Posts.island.tsx"));

const BlogV1Page = (): ReactElement => (
  <>
    <PageTop {...blogHeads.front} crumb="Blog" />
    <BlogFront />
  </>
);

export default BlogV1Page;

import type { ReactElement } from "react";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import { blogHeads } from "@pallu/demo/content/blog.ts";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Blog, eight posts",
  description: "The latest eight pieces of the cloth journal, as a table of contents.",
};

const BlogContents = serverIsland("BlogContents", () => import("../blog/Posts.island.tsx"));

/** Eight posts as a table of contents (BLOG-02, BLOG-10). */
const BlogV2Page = (): ReactElement => (
  <>
    <PageTop {...blogHeads.contents} crumb="Blog" />
    <BlogContents />
  </>
);

export default BlogV2Page;

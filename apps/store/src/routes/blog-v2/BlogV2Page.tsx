import { Container, PageHeader } from "@pallu/ui";
import type { ReactElement } from "react";
import { blogHeads } from "../../content/blog.ts";
import { serverIsland } from "../../platform/rendering/serverIsland.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Blog, eight posts",
  description: "The latest eight pieces of the cloth journal, as a table of contents.",
};

const BlogContents = serverIsland(
  "BlogContents",
  () => import("../../sections/blog/Posts.island.tsx"),
);

/** Eight posts as a table of contents (BLOG-02, BLOG-10). */
const BlogV2Page = (): ReactElement => (
  <>
    <Container>
      <PageHeader
        {...blogHeads.contents}
        breadcrumb={{
          label: "Breadcrumb",
          items: [{ label: "Home", href: "/" }, { label: "Blog" }],
        }}
      />
    </Container>
    <BlogContents />
  </>
);

export default BlogV2Page;

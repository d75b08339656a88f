import { Container, PageHeader } from "@pallu/ui";
import type { ReactElement } from "react";
import { serverIsland } from "../../platform/rendering/serverIsland.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "About us",
  description: "How Pallu began, how a piece comes about, and who it works with.",
};

const AboutStory = serverIsland("AboutStory", () => import("./AboutStory.island.tsx"));

/** The page About Us (INFO-46 to INFO-48). */
const AboutPage = (): ReactElement => (
  <>
    <Container>
      <PageHeader
        title="About Us"
        breadcrumb={{
          label: "Breadcrumb",
          items: [{ label: "Home", href: "/" }, { label: "About Us" }],
        }}
      />
    </Container>
    <AboutStory />
  </>
);

export default AboutPage;

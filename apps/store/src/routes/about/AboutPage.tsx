import type { ReactElement } from "react";
import { PageTop } from "../../platform/rendering/BreadcrumbHeader.tsx";
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
    <PageTop title="About Us" />
    <AboutStory />
  </>
);

export default AboutPage;

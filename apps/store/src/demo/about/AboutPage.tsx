import type { ReactElement } from "react";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "About us",
  description: "How Pallu began, how a piece comes about, and who it works with.",
};

const AboutStory = serverIsland("AboutStory", () => import("./AboutStory.island.tsx"));

const AboutPage = (): ReactElement => (
  <>
    <PageTop title="About Us" />
    <AboutStory />
  </>
);

export default AboutPage;

import type { ReactElement } from "react";
import { intros } from "../../content/intros.ts";
import { serverIsland } from "../../platform/rendering/serverIsland.tsx";
import { InformationLayout } from "../../sections/information/InformationLayout.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Team",
  description: "The people of the house, each with a portrait.",
};

const TeamWall = serverIsland("TeamWall", () => import("./TeamWall.island.tsx"));

/** The page Team (INFO-49, INFO-50). */
const TeamPage = (): ReactElement => (
  <InformationLayout title="Team Member" text={intros.team}>
    <TeamWall />
  </InformationLayout>
);

export default TeamPage;

import type { ReactElement } from "react";
import { intros } from "@pallu/demo/content/intros.ts";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Team",
  description: "The people of the house, each with a portrait.",
};

const TeamWall = serverIsland("TeamWall", () => import("./TeamWall.island.tsx"));

const TeamPage = (): ReactElement => (
  <PageTop title="Team Member" text={intros.team}>
    <TeamWall />
  </PageTop>
);

export default TeamPage;

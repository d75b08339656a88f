import type { ReactElement } from "react";
import { intros } from "../../content/intros.ts";
import { serverIsland } from "../../platform/serverIsland.tsx";
import { InformationFrame } from "../information/InformationFrame.tsx";

const TeamWall = serverIsland("team", () => import("./TeamWall.tsx"));

/** The page Team (INFO-49, INFO-50). */
const TeamPage = (): ReactElement => (
  <InformationFrame title="Team Member" text={intros.team}>
    <TeamWall />
  </InformationFrame>
);

export default TeamPage;

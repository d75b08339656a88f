import type { ReactElement } from "react";
import { teamIntro } from "../../content/team.ts";
import { staticPart } from "../../platform/staticPart.tsx";
import { InformationFrame } from "../information/InformationFrame.tsx";

const TeamWall = staticPart("team", () => import("./TeamWall.tsx"));

/** The people of the house (INFO-49, INFO-50). */
const TeamPage = (): ReactElement => (
  <InformationFrame title="Team Member" text={teamIntro}>
    <TeamWall />
  </InformationFrame>
);

export default TeamPage;

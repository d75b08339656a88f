import type { ReactElement } from "react";
import { serverIsland } from "../../platform/rendering/serverIsland.tsx";
import { ProjectView } from "../../sections/portfolio/ProjectView.tsx";

const PlatePictures = serverIsland("PlatePictures", async () => ({
  default: (await import("../../sections/portfolio/Project.island.tsx")).PlatePictures,
}));

/** A project, its pictures first (PORT-15, PORT-16). */
const PortfolioDetailsV1Page = (): ReactElement => (
  <ProjectView layout="plate" pictures={PlatePictures} />
);

export default PortfolioDetailsV1Page;

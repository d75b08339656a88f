import type { ReactElement } from "react";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import { ProjectView } from "../portfolio/ProjectView.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";
import { projectMeta } from "../portfolio/projectMeta.ts";

export const meta: PageMeta = {
  title: null,
  description: "A room or a shop furnished with our cloth, on one plate.",
  resolve: ({ params }) => projectMeta(params["id"], ""),
};

const PlatePictures = serverIsland(
  "PlatePictures",
  () => import("../portfolio/Project.island.tsx"),
);

/** A project, its pictures first (PORT-15, PORT-16). */
const PortfolioDetailsV1Page = (): ReactElement => (
  <ProjectView layout="plate" pictures={PlatePictures} />
);

export default PortfolioDetailsV1Page;

import type { ReactElement } from "react";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import { ProjectView } from "../portfolio/ProjectView.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";
import { projectMeta } from "../portfolio/projectMeta.ts";

export const meta: PageMeta = {
  title: null,
  description: "A room or a shop furnished with our cloth, picture by picture.",
  resolve: ({ params }) => projectMeta(params["id"], ", picture by picture"),
};

const SplitPictures = serverIsland(
  "SplitPictures",
  () => import("../portfolio/Project.island.tsx"),
);

/** A project with sticky text beside its pictures (PORT-17, PORT-18). */
const PortfolioDetailsV2Page = (): ReactElement => (
  <ProjectView layout="split" pictures={SplitPictures} />
);

export default PortfolioDetailsV2Page;

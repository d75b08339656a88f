import type { ReactElement } from "react";
import { staticPart } from "../../platform/staticPart.tsx";
import { ProjectView } from "../portfolio/ProjectView.tsx";

const PlatePictures = staticPart("PlatePictures", async () => ({
  default: (await import("../portfolio/ProjectStatic.tsx")).PlatePictures,
}));

/** One work, its pictures first (PORT-15, PORT-16). */
const PortfolioDetailsV1Page = (): ReactElement => (
  <ProjectView layout="plate" pictures={PlatePictures} />
);

export default PortfolioDetailsV1Page;

import type { ReactElement } from "react";
import { staticPart } from "../../platform/staticPart.tsx";
import { ProjectView } from "../portfolio/ProjectView.tsx";

const SplitPictures = staticPart("SplitPictures", async () => ({
  default: (await import("../portfolio/ProjectStatic.tsx")).SplitPictures,
}));

/** One work, its words in view beside its pictures (PORT-17, PORT-18). */
const PortfolioDetailsV2Page = (): ReactElement => (
  <ProjectView layout="split" pictures={SplitPictures} />
);

export default PortfolioDetailsV2Page;

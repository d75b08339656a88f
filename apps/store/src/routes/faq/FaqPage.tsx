import type { ReactElement } from "react";
import { intros } from "../../content/intros.ts";
import { serverIsland } from "../../platform/rendering/serverIsland.tsx";
import { InformationLayout } from "../../sections/information/InformationLayout.tsx";

const Questions = serverIsland("questions", () => import("./Questions.island.tsx"));

/** The FAQ page: four groups, one open answer at a time (INFO-52 to INFO-58). */
const FaqPage = (): ReactElement => (
  <InformationLayout title="Frequently asked questions" text={intros.faq}>
    <Questions />
  </InformationLayout>
);

export default FaqPage;

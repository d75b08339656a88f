import type { ReactElement } from "react";
import { intros } from "../../content/intros.ts";
import { serverIsland } from "../../platform/rendering/serverIsland.tsx";
import { InformationLayout } from "../../sections/information/InformationLayout.tsx";

const Terms = serverIsland("terms", () => import("./Terms.island.tsx"));

/** The terms in five sections (INFO-59, INFO-60). */
const TermsPage = (): ReactElement => (
  <InformationLayout title="Terms & Conditions" text={intros.terms}>
    <Terms />
  </InformationLayout>
);

export default TermsPage;

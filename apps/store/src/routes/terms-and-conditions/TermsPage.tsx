import type { ReactElement } from "react";
import { intros } from "../../content/intros.ts";
import { serverIsland } from "../../platform/rendering/serverIsland.tsx";
import { InformationLayout } from "../../sections/information/InformationLayout.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Terms & conditions",
  description: "On shipping, return, payment, warranty and order cancellation, in plain words.",
};

const Terms = serverIsland("Terms", () => import("./Terms.island.tsx"));

/** The terms in five sections (INFO-59, INFO-60). */
const TermsPage = (): ReactElement => (
  <InformationLayout title="Terms & Conditions" text={intros.terms}>
    <Terms />
  </InformationLayout>
);

export default TermsPage;

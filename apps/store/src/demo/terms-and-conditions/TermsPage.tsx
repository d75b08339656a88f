import type { ReactElement } from "react";
import { intros } from "@pallu/demo/content/intros.ts";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Terms & conditions",
  description: "On shipping, return, payment, warranty and order cancellation, in plain words.",
};

const Terms = serverIsland("Terms", () => import("./Terms.island.tsx"));

const TermsPage = (): ReactElement => (
  <PageTop title="Terms & Conditions" text={intros.terms}>
    <Terms />
  </PageTop>
);

export default TermsPage;

import type { ReactElement } from "react";
import { pricingPlans, pricingTexts } from "@pallu/demo/content/pricing.ts";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import { Plans } from "./Plans.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Pricing",
  description: "Plans for the care of cloth, by the month or by the year.",
};

const PricingPage = (): ReactElement => (
  <PageTop title="Pricing" text={pricingTexts.intro}>
    <Plans plans={pricingPlans} columns={{ base: 1, md: 2, xl: 3 }} />
  </PageTop>
);

export default PricingPage;

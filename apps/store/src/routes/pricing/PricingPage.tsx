import type { ReactElement } from "react";
import { pricingPlans, pricingTexts } from "../../content/pricing.ts";
import { InformationFrame } from "../information/InformationFrame.tsx";
import { Plans } from "./Plans.tsx";

/** The page Pricing (INFO-40 to INFO-43). */
const PricingPage = (): ReactElement => (
  <InformationFrame title="Pricing" text={pricingTexts.intro}>
    <Plans plans={pricingPlans} columns={{ base: 1, md: 2, xl: 3 }} />
  </InformationFrame>
);

export default PricingPage;

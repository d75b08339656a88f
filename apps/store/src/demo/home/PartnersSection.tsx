import { BrandStrip } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import { partners } from "@pallu/demo/content/partners.ts";
import { HomeSection } from "../../sections/home/HomeSection.tsx";

/** Interval and duration of the partner carousel in ms (BIZ-33 to BIZ-36). */
const partnersAutoplay = 5000;
const partnersMove = 2000;

export const PartnersSection = (): ReactElement => (
  <HomeSection continues estimatedHeight={[118, 122]}>
    <BrandStrip
      label="Partners"
      autoplayMs={partnersAutoplay}
      moveMs={partnersMove}
      items={partners}
    />
  </HomeSection>
);

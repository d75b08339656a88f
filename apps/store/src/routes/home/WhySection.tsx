import { Section, WhyChoose } from "@pallu/ui";
import type { ReactElement } from "react";
import { whyChoose, whyHeading } from "../../content/home.ts";

/** Four reasons (HOME-09, INFO-45). */
export const WhySection = (): ReactElement => (
  <Section tone="sunken" labelledBy="why">
    <WhyChoose
      id="why"
      title={whyHeading}
      entries={whyChoose.map(({ title, desc }) => ({ title, text: desc }))}
    />
  </Section>
);

import { FaqGroups } from "@pallu/ui/accordion";
import type { ReactElement } from "react";
import { faqGroups, faqIntro } from "../../content/faq.ts";
import { InformationFrame } from "../information/InformationFrame.tsx";

/** Questions in four groups, one answer at a time (INFO-52 to INFO-58). */
const FaqPage = (): ReactElement => (
  <InformationFrame title="Frequently asked questions" text={faqIntro}>
    <FaqGroups groups={faqGroups} />
  </InformationFrame>
);

export default FaqPage;

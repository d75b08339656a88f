import { ButtonLink, Inline, Stack } from "@pallu/ui";
import { FaqGroups } from "@pallu/ui/accordion";
import type { ReactElement } from "react";
import { faqAsk, faqGroups, faqIntro } from "../../content/faq.ts";
import { InformationFrame } from "../information/InformationFrame.tsx";

/** Questions in four groups, one answer at a time (INFO-52 to INFO-58). */
const FaqPage = (): ReactElement => (
  <InformationFrame title="Frequently asked questions" text={faqIntro}>
    <Stack gap="s48">
      <FaqGroups groups={faqGroups} />
      <Inline>
        <ButtonLink href="/contact" variant="secondary">
          {faqAsk}
        </ButtonLink>
      </Inline>
    </Stack>
  </InformationFrame>
);

export default FaqPage;

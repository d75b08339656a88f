import { ButtonLink, Inline, Stack } from "@pallu/ui";
import { FaqGroups } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import { faqAsk, faqGroups } from "@pallu/demo/content/faq.ts";
import { intros } from "@pallu/demo/content/intros.ts";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Questions",
  description: "Answers on shipping, warranty, payment and return.",
};

/** The FAQ page: four groups, one open answer at a time (INFO-52 to INFO-58). */
const FaqPage = (): ReactElement => (
  <PageTop title="Frequently asked questions" text={intros.faq}>
    <Stack gap="s48">
      <FaqGroups items={faqGroups} />
      <Inline>
        <ButtonLink href="/contact" variant="secondary">
          {faqAsk}
        </ButtonLink>
      </Inline>
    </Stack>
  </PageTop>
);

export default FaqPage;

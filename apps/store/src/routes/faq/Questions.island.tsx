import { ButtonLink, FaqGroups, Inline, Stack } from "@pallu/ui";
import type { ReactElement } from "react";
import { faqAsk, faqGroups } from "../../content/faq.ts";

const Questions = (): ReactElement => (
  <Stack gap="s48">
    <FaqGroups name="faq" items={faqGroups} />
    <Inline>
      <ButtonLink href="/contact" variant="secondary">
        {faqAsk}
      </ButtonLink>
    </Inline>
  </Stack>
);

export default Questions;

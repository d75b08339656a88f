import { ButtonLink, Heading, Inline, Stack } from "@pallu/ui";
import { AccordionItem, AccordionList, AccordionRoot } from "@pallu/ui/accordion";
import { OwnText } from "../OwnText.tsx";
import { partMeta, partPage } from "../partPage.tsx";

const title = "Frequently asked questions";

export const meta = partMeta("faq", title);

export default partPage("faq", title, ({ ask, groups }) => (
  <Stack gap="s48">
    <AccordionRoot headingLevel={3}>
      <Stack gap="s48">
        {groups.map((group, place) => (
          <section key={group.title} aria-labelledby={group.id ?? `group-${place + 1}`}>
            <Stack gap="s16">
              <Heading level={2} size="h3" id={group.id ?? `group-${place + 1}`}>
                {group.title}
              </Heading>
              <AccordionList>
                {group.items.map((item, index) => (
                  <AccordionItem
                    key={item.title}
                    value={item.id ?? `question-${place + 1}-${index + 1}`}
                    title={item.title}
                  >
                    <OwnText text={item.content} below={2} />
                  </AccordionItem>
                ))}
              </AccordionList>
            </Stack>
          </section>
        ))}
      </Stack>
    </AccordionRoot>
    {ask !== undefined && (
      <Inline>
        <ButtonLink href="/contact" variant="secondary">
          {ask}
        </ButtonLink>
      </Inline>
    )}
  </Stack>
));

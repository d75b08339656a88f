import { Heading, Stack, Text } from "@pallu/ui";
import { OwnText } from "../OwnText.tsx";
import { partMeta, partPage } from "../partPage.tsx";

export const meta = partMeta("terms", "Terms & conditions");

export default partPage("terms", "Terms & conditions", ({ sections }) => (
  <Stack gap="s48">
    {sections.map(({ id, title, gist, text }, place) => (
      <section key={title} id={id} aria-labelledby={`section-${place + 1}`}>
        <Stack gap="s16">
          <Heading level={2} size="h3" id={`section-${place + 1}`}>
            {title}
          </Heading>
          {gist !== undefined && <Text size="bodyLarge">{gist}</Text>}
          <OwnText text={text} below={1} />
        </Stack>
      </section>
    ))}
  </Stack>
));

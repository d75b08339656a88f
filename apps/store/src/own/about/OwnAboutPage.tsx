import { Grid, Heading, Picture, SectionHeader, Stack, Text } from "@pallu/ui";
import { WhyChoose } from "@pallu/ui/sections";
import { partPicture } from "../partPicture.ts";
import { ownIcon } from "../ownIcons.tsx";
import { OwnText } from "../OwnText.tsx";
import { partMeta, partPage } from "../partPage.tsx";

export const meta = partMeta("about", "About us");

export default partPage("about", "About us", ({ lead, text, picture, steps, why }) => (
  <Stack gap="s64">
    <Grid columns={picture === undefined ? { base: 1 } : { base: 1, lg: 2 }} gap="s40">
      <Stack gap="s24">
        {lead !== undefined && <Text size="bodyLarge">{lead}</Text>}
        <OwnText text={text} />
      </Stack>
      {picture !== undefined && (
        <Picture {...partPicture(picture)} alt="" sizes="(min-width: 1024px) 45vw, 92vw" eager />
      )}
    </Grid>
    {steps && (
      <section aria-labelledby="steps">
        <SectionHeader headingId="steps" title={steps.title} />
        <Grid as="ol" columns={{ base: 1, md: 2 }}>
          {steps.list.map(({ title, text: words }) => (
            <li key={title}>
              <Heading level={3} size="h3">
                {title}
              </Heading>
              <OwnText text={words} below={2} />
            </li>
          ))}
        </Grid>
      </section>
    )}
    {why && (
      <section aria-labelledby="why">
        <WhyChoose
          headingId="why"
          title={why.title}
          intro={why.intro}
          items={why.entries.map(({ icon, title, text: words }) => ({
            title,
            text: words,
            icon: ownIcon(icon),
          }))}
        />
      </section>
    )}
  </Stack>
));

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { Bleed } from "../Bleed/Bleed.tsx";
import { Container } from "../Container/Container.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Section } from "./Section.tsx";
import { dark } from "../../components/StoryGrid/snapshots.ts";

const meta: Meta<typeof Section> = {
  title: "Layout/Section",
  component: Section,
  args: {
    surface: "sunken",
    labelledBy: "section-title",
    children: (
      <Container>
        <Heading id="section-title" level={2}>
          New from the loom
        </Heading>
      </Container>
    ),
  },
  parameters: { layout: "fullscreen" },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Page: Story = {
  tags: ["axe"],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <>
      <Section surface="hero" labelledBy="layout-hero">
        <Container>
          <Heading id="layout-hero" level={2} size="display">
            Woven for the rain
          </Heading>
        </Container>
      </Section>
      <Section labelledBy="layout-body">
        <Container>
          <Stack gap="s32">
            <Heading id="layout-body" level={2}>
              New from the loom
            </Heading>
            <Bleed>
              <Section surface="sunken" size="small">
                <Container>
                  <Text>A band that runs out of its container to the edges.</Text>
                </Container>
              </Section>
            </Bleed>
          </Stack>
        </Container>
      </Section>
      <Section surface="brand" size="small">
        <Container width="text">
          <Text tone="inherit">The rich end of the page.</Text>
        </Container>
      </Section>
    </>
  ),
};

export const Dark: Story = { ...Page, ...dark, tags: ["!test"] };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../components/Button/Button.tsx";
import { Heading } from "../components/Heading/Heading.tsx";
import { Tag } from "../components/Tag/Tag.tsx";
import { Text } from "../components/Text/Text.tsx";
import { Bleed } from "./Bleed/Bleed.tsx";
import { Container } from "./Container/Container.tsx";
import { Grid } from "./Grid/Grid.tsx";
import { Inline } from "./Inline/Inline.tsx";
import { Section } from "./Section/Section.tsx";
import { SkipLink } from "./SkipLink/SkipLink.tsx";
import { Stack } from "./Stack/Stack.tsx";
import { VisuallyHidden } from "./VisuallyHidden/VisuallyHidden.tsx";

const meta: Meta<typeof Stack> = {
  title: "Foundations/Layout",
  component: Stack,
  subcomponents: { Inline, Grid, Container, Section, Bleed, VisuallyHidden, SkipLink } as never,
  args: {
    children: (
      <>
        <Heading level={2}>New from the loom</Heading>
        <Text tone="muted">All white space comes from layout; components bring none.</Text>
      </>
    ),
  },
  parameters: { states: ["rows", "columns", "page", "flow skip link"] },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["axe"] };

export const Rows: Story = {
  render: () => (
    <Inline justify="between">
      <Tag tone="info">NEW</Tag>
      <Tag tone="success">Hot Sale</Tag>
      <Button>Add to bag</Button>
    </Inline>
  ),
};

export const Columns: Story = {
  render: () => (
    <Grid as="ul" columns={{ base: 2, md: 3, xl: 4 }}>
      {["Silk", "Silk cotton", "Linen", "Georgette"].map((cloth) => (
        <li key={cloth}>
          <Text>{cloth}</Text>
        </li>
      ))}
    </Grid>
  ),
};

export const Page: Story = {
  tags: ["axe"],
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: false } },
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
      <Section surface="pallu" size="small">
        <Container width="text">
          <Text tone="inherit">The rich end of the page.</Text>
        </Container>
      </Section>
    </>
  ),
};

export const RightToLeft: Story = { ...Rows, globals: { dir: "rtl" } };

export const Dark: Story = { ...Page, globals: { theme: "dark" }, tags: ["!test"] };

export const FlowSkipLink: Story = {
  render: () => (
    <>
      <SkipLink href="#story-main">Skip to content</SkipLink>
      <main id="story-main" tabIndex={-1}>
        <VisuallyHidden as="p">Only spoken.</VisuallyHidden>
        <Text>Tab once: the link comes up at the start of the page.</Text>
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Skip to content" });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).clipPath).toBe("none");
  },
};

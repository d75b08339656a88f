import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../../components/Text/Text.tsx";
import { Container } from "../Container/Container.tsx";
import { Section } from "../Section/Section.tsx";
import { Bleed } from "./Bleed.tsx";
import { rightToLeft } from "../../components/StoryGrid/snapshots.ts";

const meta: Meta<typeof Bleed> = {
  title: "Layout/Bleed",
  component: Bleed,
  args: {
    children: (
      <Section surface="sunken" size="small">
        <Container>
          <Text>A band that runs out of its container to the edges.</Text>
        </Container>
      </Section>
    ),
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  parameters: { layout: "fullscreen" },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["axe"] };
export const RightToLeft: Story = { ...rightToLeft };

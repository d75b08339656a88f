import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../../components/Text/Text.tsx";
import { Section } from "../Section/Section.tsx";
import { Container } from "./Container.tsx";

const meta: Meta<typeof Container> = {
  title: "Layout/Container",
  component: Container,
  args: {
    children: (
      <Section surface="sunken" size="small">
        <Text>Content with a maximum width and the margin of the page.</Text>
      </Section>
    ),
  },
  parameters: { layout: "fullscreen" },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["axe"] };
export const ForText: Story = { name: "Text", args: { width: "text" } };

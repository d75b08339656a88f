import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { Stack } from "./Stack.tsx";

const meta: Meta<typeof Stack> = {
  title: "Layout/Stack",
  component: Stack,
  args: {
    children: (
      <>
        <Heading level={2}>New from the loom</Heading>
        <Text tone="muted">All white space comes from layout; components bring none.</Text>
      </>
    ),
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["axe"] };
export const LargeGap: Story = { args: { gap: "s48" } };
export const Centred: Story = { args: { align: "center" } };

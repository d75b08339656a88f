import type { Meta, StoryObj } from "@storybook/react-vite";
import { PageGrid, SpaceScale } from "./Scales.tsx";

const meta = {
  title: "Foundations/Space & grid",
  component: SpaceScale,
  tags: ["!autodocs"],
} satisfies Meta<typeof SpaceScale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["axe"] };
export const Grid: Story = { render: () => <PageGrid /> };

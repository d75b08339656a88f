import type { Meta, StoryObj } from "@storybook/react-vite";
import { KeyboardTable } from "./KeyboardTable.tsx";

const meta = {
  title: "Foundations/Accessibility",
  component: KeyboardTable,
  tags: ["!autodocs"],
} satisfies Meta<typeof KeyboardTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["axe"] };

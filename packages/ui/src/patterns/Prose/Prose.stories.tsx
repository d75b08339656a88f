import type { Meta, StoryObj } from "@storybook/react-vite";
import { proseBlocks, urduBlocks } from "./Prose.fixtures.ts";
import { Prose } from "./Prose.tsx";

const meta = {
  title: "Sections/Prose",
  component: Prose,
  parameters: { layout: "padded", states: ["Default", "Initial", "Right to left", "Dark"] },
  args: { blocks: proseBlocks },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Initial: Story = { args: { hasInitial: true } };
export const RightToLeft: Story = { globals: { dir: "rtl" }, args: { blocks: urduBlocks } };
export const Dark: Story = { args: { hasInitial: true }, globals: { theme: "dark" } };

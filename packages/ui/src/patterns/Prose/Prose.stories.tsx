import type { Meta, StoryObj } from "@storybook/react-vite";
import { proseBlocks, urduBlocks } from "./Prose.fixtures.ts";
import { Prose } from "./Prose.tsx";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, rightToLeft, single } from "../../components/StoryGrid/snapshots.ts";

const meta = {
  title: "Text & media/Prose",
  component: Prose,
  parameters: {
    layout: "padded",
  },
  args: { blocks: proseBlocks },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Initial: Story = { ...single, args: { hasInitial: true }, tags: ["axe"] };
export const LongText: Story = {
  globals: { viewport: { value: "w360" } },
  args: {
    blocks: [
      {
        kind: "heading",
        text: "What a Kanchipurapattupudavaikalanjiyam is, and why it is called so",
      },
      {
        kind: "text",
        text: "https://example.com/kanchipurapattupudavaikalanjiyam/kanchipurapattupudavaikalanjiyam 🪔",
      },
      {
        kind: "quote",
        text: "Kanchipurapattupudavaikalanjiyam!",
        by: "Kanchipurapattupudavaikalanjiyam",
      },
      { kind: "list", items: ["kanchipurapattupudavaikalanjiyam".repeat(2)] },
    ],
  },
  play: expectNoOverflow,
};
export const RightToLeft: Story = { ...rightToLeft, args: { blocks: urduBlocks } };
export const Dark: Story = { ...dark, args: { hasInitial: true }, tags: ["!test"] };

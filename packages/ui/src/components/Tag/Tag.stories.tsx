import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Tag, tagTones } from "./Tag.tsx";
import { StateCell, StateSheet } from "../StateSheet/StateSheet.tsx";

const texts: Record<(typeof tagTones)[number], string> = {
  hot: "Hot Sale",
  new: "NEW",
  off: "10% OFF",
  sale: "Sale",
  low: "Only 3 left",
  sold: "Sold out",
};

const meta: Meta<typeof Tag> = {
  title: "Primitives/Tag",
  component: Tag,
  args: { tone: "hot", children: "Hot Sale" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <StateSheet>
      {tagTones.map((tone) => (
        <StateCell key={tone} name={tone}>
          <Tag tone={tone}>{texts[tone]}</Tag>
        </StateCell>
      ))}
    </StateSheet>
  ),
};

export const LongText: Story = { args: { children: "Woven to order in three weeks" } };

export const RightToLeft: Story = { globals: { dir: "rtl" }, args: { children: "نیا" } };

export const Empty: Story = {
  args: { children: "" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("");
  },
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Tag, tagTones } from "./Tag.tsx";
import { dark, forced, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const texts: Record<(typeof tagTones)[number], string> = {
  neutral: "Sold out",
  info: "NEW",
  success: "Hot Sale",
  warning: "Only 3 left",
  danger: "10% OFF",
};

const meta: Meta<typeof Tag> = {
  title: "Text & media/Tag",
  component: Tag,
  args: { tone: "success", children: "Hot Sale" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      {tagTones.map((tone) => (
        <StoryCell key={tone} name={tone}>
          <Tag tone={tone}>{texts[tone]}</Tag>
        </StoryCell>
      ))}
      <StoryCell name="emoji">
        <Tag tone="danger">Diwali 🪔</Tag>
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = { args: { children: "Woven to order in three weeks" } };

export const RightToLeft: Story = { ...rightToLeft, args: { children: "نیا" } };

export const Empty: Story = {
  args: { children: "" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("");
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };

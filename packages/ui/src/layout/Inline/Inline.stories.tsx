import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/Button.tsx";
import { Tag } from "../../components/Tag/Tag.tsx";
import { Inline } from "./Inline.tsx";
import { rightToLeft } from "../../components/StoryGrid/snapshots.ts";

const meta: Meta<typeof Inline> = {
  title: "Layout/Inline",
  component: Inline,
  args: {
    children: (
      <>
        <Tag tone="info">NEW</Tag>
        <Tag tone="success">Hot Sale</Tag>
        <Button>Add to bag</Button>
      </>
    ),
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["axe"] };
export const Apart: Story = { args: { justify: "between" } };
export const RightToLeft: Story = { ...Apart, ...rightToLeft };

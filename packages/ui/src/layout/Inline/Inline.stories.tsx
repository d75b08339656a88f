import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/Button.tsx";
import { Tag } from "../../components/Tag/Tag.tsx";
import { vars } from "../../tokens/contract.css.ts";
import { Inline } from "./Inline.tsx";

const meta: Meta<typeof Inline> = {
  title: "Layout/Inline",
  component: Inline,
  argTypes: { gap: { control: "select", options: Object.keys(vars.space) } },
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
export const RightToLeft: Story = { ...Apart, globals: { dir: "rtl" } };

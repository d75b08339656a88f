import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { BottomBar } from "./BottomBar.tsx";
import { frameItems } from "./frameItems.fixtures.tsx";

const meta: Meta<typeof BottomBar> = {
  title: "Desk/BottomBar",
  component: BottomBar,
  args: { label: "Desk", items: frameItems.slice(0, 4), more: frameItems.slice(4) },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "480px" } } },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  globals: { viewport: { value: "w360" } },
  tags: ["axe"],
  ...gridSnapshot,
};

export const LongText: Story = {
  globals: { viewport: { value: "w360" } },
  args: {
    items: frameItems
      .slice(0, 4)
      .map((item) => ({ ...item, label: `${item.label} of the whole shop` })),
  },
  play: expectNoOverflow,
};

export const RightToLeft: Story = {
  ...rightToLeft,
  globals: { ...rightToLeft.globals, viewport: { value: "w360" } },
  args: { label: "ڈیسک" },
};

export const FlowNamesNumbers: Story = {
  globals: { viewport: { value: "w360" } },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole("navigation", { name: "Desk" });
    await expect(within(nav).getByRole("link", { name: "Stock 3 are low" })).toBeVisible();
    await expect(within(nav).getByRole("link", { current: "page" })).toHaveTextContent("Today");
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { SideNav } from "./SideNav.tsx";
import { frameItems } from "./frameItems.fixtures.tsx";

const meta: Meta<typeof SideNav> = {
  title: "Desk/SideNav",
  component: SideNav,
  args: { label: "Desk", brand: "Kaveri Looms", items: frameItems },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "480px" } } },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
};

export const LongText: Story = {
  args: {
    items: frameItems
      .slice(0, 4)
      .map((item) => ({ ...item, label: `${item.label} of the whole shop` })),
  },
  play: expectNoOverflow,
};

export const RightToLeft: Story = { ...rightToLeft, args: { label: "ڈیسک" } };

export const FlowNamesNumbers: Story = {
  play: async ({ canvas }) => {
    const nav = canvas.getByRole("navigation", { name: "Desk" });
    await expect(within(nav).getByRole("link", { name: "Stock 3 are low" })).toBeVisible();
    await expect(within(nav).getByRole("link", { current: "page" })).toHaveTextContent("Today");
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

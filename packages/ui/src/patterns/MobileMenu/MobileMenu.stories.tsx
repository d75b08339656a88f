import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { navEntries } from "../navigation.fixtures.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { forced, snapshot } from "../../components/StoryGrid/snapshots.ts";

const meta = {
  title: "Navigation/MobileMenu",
  component: MobileMenu,
  args: {
    label: "Menu",
    items: navEntries,
    activePath: "/shop-v1",
    account: { label: "Login", href: "/login" },
    onNavigate: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { states: ["default", "logged in", "long text"] },
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = snapshot;
export const LoggedIn: Story = {
  tags: ["axe"],
  args: { account: { label: "My account", href: "/my-profile" } },
};
export const LongText: Story = {
  args: {
    items: [{ label: "Everything that has come from the looms this week", href: "/allproducts" }],
  },
};
export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    label: "مینو",
    items: [
      { label: "ہوم", href: "/" },
      { label: "ساڑھیاں", href: "/allproducts" },
      { label: "رابطہ", href: "/contact" },
    ],
    account: { label: "لاگ ان", href: "/login" },
  },
};
export const Dark: Story = { globals: { theme: "dark" }, tags: ["!test"] };
export const ForcedColors: Story = { ...forced, tags: ["!test"] };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { navEntries } from "../navigation.fixtures.ts";
import { MobileMenu } from "./MobileMenu.tsx";

const meta = {
  title: "Navigation/MobileMenu",
  component: MobileMenu,
  args: {
    label: "Menu",
    entries: navEntries,
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
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };

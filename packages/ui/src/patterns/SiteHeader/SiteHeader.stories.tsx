import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { navEntries } from "../navigation.fixtures.ts";
import { SiteHeader } from "./SiteHeader.tsx";

const meta = {
  title: "Navigation/SiteHeader",
  component: SiteHeader,
  parameters: { layout: "fullscreen" },
  args: {
    announcement: "Free shipping within India on every order",
    entries: navEntries,
    activePath: "/allproducts",
    profileHref: "/my-profile",
    wishlistHref: "/wishlist",
    cartHref: "/cart",
    wishlistCount: 2,
    cartCount: 3,
    onOpenSearch: fn(),
    onOpenMenu: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Icons lead to /login, no badges, and a Login link on small screens. */
export const LoggedOut: Story = {
  args: {
    profileHref: "/login",
    wishlistHref: "/login",
    cartHref: "/login",
    loginHref: "/login",
    wishlistCount: 0,
    cartCount: 0,
  },
};
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };

/** A panel opens on press, closes on Escape and gives the focus back. */
export const FlowPanel: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: "Shop" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Shop 1" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
  globals: { viewport: { value: "desktop" } },
};

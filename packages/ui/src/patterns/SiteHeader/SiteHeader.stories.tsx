import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { navEntries, preferences } from "../navigation.fixtures.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { SiteHeader } from "./SiteHeader.tsx";
import { forced, snapshot, wideOverlay } from "../../components/StoryGrid/snapshots.ts";
import { zoom200 } from "../../components/StoryGrid/decorators.tsx";

const meta = {
  title: "Navigation/SiteHeader",
  component: SiteHeader,
  parameters: {
    states: [
      "default",
      "logged out",
      "many",
      "panel open",
      "narrow",
      "stuck",
      "long text",
      "zoom200",
    ],
    layout: "fullscreen",
  },
  args: {
    announcement: "Free shipping within India on every order",
    items: navEntries,
    controls: preferences,
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

export const Default: Story = { ...snapshot, tags: ["axe"] };
/** Icons link to /login, without badges. Small screens show a Login link. */
export const LoggedOut: Story = {
  tags: ["axe"],
  args: {
    profileHref: "/login",
    wishlistHref: "/login",
    cartHref: "/login",
    loginHref: "/login",
    wishlistCount: 0,
    cartCount: 0,
  },
};
/** Another shop's wordmark, with its own link. */
export const OwnWordmark: Story = {
  args: { logo: <Link href="/">Kaveri Looms</Link> },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    await expect(header.getByRole("link", { name: "Kaveri Looms" })).toBeVisible();
    await expect(header.queryByRole("link", { name: "Pallu, home" })).not.toBeInTheDocument();
  },
};
export const Many: Story = { args: { wishlistCount: 14, cartCount: 128 } };
/** Below 1200 px the entries are in the mobile menu. */
export const PanelOpen: Story = {
  ...wideOverlay,
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Shop" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-expanded", "true");
  },
};
export const Narrow: Story = { globals: { viewport: { value: "w360" } } };
export const Stuck: Story = {
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 1800 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    window.scrollTo({ top: 600, behavior: "instant" });
    const link = within(canvasElement).getByRole("link", { name: "Cart, 3 items" });
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    window.scrollTo({ top: 0, behavior: "instant" });
  },
};
export const LongText: Story = {
  args: {
    announcement:
      "Free shipping within India on every order above nothing at all, by road or by air, whichever leaves first",
    items: [
      { label: "Everything from the looms", href: "/allproducts" },
      { label: "About the people who weave", href: "/about" },
      { label: "Where to find us", href: "/contact" },
    ],
  },
};
/** Large text gets the layout of a small screen: its width is counted in ems. No two controls overlap. */
export const Zoom200: Story = {
  decorators: [zoom200],
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole("banner");
    const controls = within(header)
      .getAllByRole("button")
      .concat(within(header).getAllByRole("link"));
    const boxes = controls.map((control) => control.getBoundingClientRect());
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        await expect(
          one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top,
        ).toBe(true);
  },
};
export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    announcement: "پورے بھارت میں مفت ترسیل",
    items: [
      { label: "ہوم", href: "/" },
      { label: "ساڑھیاں", href: "/allproducts" },
      { label: "ہمارے بارے میں", href: "/about" },
      { label: "رابطہ", href: "/contact" },
    ],
  },
};
export const Dark: Story = { globals: { theme: "dark" }, tags: ["!test"] };

/** A panel opens on click, closes on Escape and returns the focus. */
export const FlowPanel: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: "Shop" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Kanchipuram" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
  globals: { viewport: { value: "w1280" } },
};
export const ForcedColors: Story = { ...forced, tags: ["!test"] };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { navEntries, preferences } from "../navigation.fixtures.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { SiteHeader } from "./SiteHeader.tsx";
import {
  dark,
  overlay,
  rightToLeft,
  snapshot,
  wideOverlay,
} from "../../components/StoryGrid/snapshots.ts";
import { zoom200 } from "../../components/StoryGrid/decorators.tsx";

const meta = {
  title: "Navigation/SiteHeader",
  component: SiteHeader,
  parameters: {
    layout: "fullscreen",
    docs: { canvas: { className: "guide-wide" }, story: { inline: false, height: "280px" } },
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
    menuLinks: [
      { label: "My profile", href: "/my-profile" },
      { label: "Wishlist", href: "/wishlist" },
    ],
    searchId: "search",
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
/** From 1200 px a panel covers the page. */
export const PanelOpen: Story = {
  ...wideOverlay,
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Shop" }));
    await expect(canvas.getByRole("link", { name: "Kanchipuram" })).toBeVisible();
  },
};
/** Below 1200 px the entries are in a menu, whose groups open one at a time. */
export const MenuOpen: Story = {
  ...overlay,
  globals: { viewport: { value: "w360" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Open menu" }));
    const menu = within(await canvas.findByRole("dialog", { name: "Menu" }));
    await waitFor(() => expect(menu.getByRole("link", { name: "Contact" })).toBeVisible());
    await userEvent.click(menu.getByText("Shop", { selector: "summary *" }));
    await waitFor(() => expect(menu.getByRole("link", { name: "Kanchipuram" })).toBeVisible());
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
    // Panels are closed, their links have no place.
    const controls = [...header.querySelectorAll<HTMLElement>("a, button, summary")].filter(
      (control) => control.checkVisibility(),
    );
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
  ...rightToLeft,
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

/** Controls in the line above the rows have its colours. */
export const FlowControls: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const announcement = canvas.getByText("Free shipping within India on every order");
    const [control] = canvas.getAllByRole("button", { name: "Dark mode" });
    if (!control) throw new Error("There is no control.");
    await expect(getComputedStyle(control).color).toBe(getComputedStyle(announcement).color);
  },
};

/** A panel opens on click, closes on Escape and returns the focus. It also closes when the focus leaves. */
export const FlowPanel: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const shop = canvas.getByRole("button", { name: "Shop" });
    const link = canvas.getByText("Kanchipuram");
    await userEvent.click(shop);
    await expect(link).toBeVisible();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(shop).toHaveFocus();
    await expect(link).not.toBeVisible();
    await userEvent.click(shop);
    await userEvent.click(canvas.getByRole("button", { name: "Blog" }));
    await expect(link).not.toBeVisible();
    await expect(canvas.getByText("The cloth journal")).toBeVisible();
    canvas.getByRole("link", { name: "Cart, 3 items" }).focus();
    await expect(canvas.getByText("The cloth journal")).not.toBeVisible();
  },
  globals: { viewport: { value: "w1280" } },
};

export const Dark: Story = { ...dark, tags: ["!test"] };

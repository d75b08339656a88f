import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import {
  dark,
  overlay,
  rightToLeft,
  snapshot,
  wideOverlay,
} from "../../components/StoryGrid/snapshots.ts";
import { DemoPopup } from "../DemoPopup/DemoPopup.tsx";
import { navEntries, preferences } from "../../patterns/navigation.fixtures.tsx";
import { clothPictures, pick } from "../../patterns/samplePictures.fixtures.ts";
import { TemplateHeader } from "./TemplateHeader.tsx";

const item = (name: string, price: string, index: number) => ({
  name,
  price,
  href: "#sample",
  picture: <img src={pick(clothPictures, index)} alt="" width={56} height={70} />,
});

const meta = {
  title: "Page sections/Templates/TemplateHeader",
  component: TemplateHeader,
  parameters: {
    layout: "fullscreen",
    docs: { canvas: { className: "guide-wide" }, story: { inline: false, height: "320px" } },
  },
  args: {
    announcement: "Free shipping within India on every order",
    items: navEntries,
    controls: preferences,
    activePath: "/index-v2",
    profileHref: "/login",
    wishlist: {
      title: "Wishlist",
      count: 14,
      content: (
        <DemoPopup
          items={[item("Armchair in ikat cotton", "₹16,650", 0)]}
          links={[{ label: "View All Wishlist", href: "/wishlist" }]}
        />
      ),
    },
    cart: {
      title: "Cart",
      count: 22,
      content: (
        <DemoPopup
          items={[item("Brass table lamp", "₹2,990", 1), item("Two-seater sofa", "₹27,900", 2)]}
          subtotal={{ label: "Subtotal", amount: "$870" }}
          links={[
            { label: "View Cart", href: "/cart" },
            { label: "Checkout", href: "/checkout" },
          ]}
        />
      ),
    },
    searchId: "search",
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TemplateHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };
export const WishlistOpen: Story = {
  ...wideOverlay,
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Wishlist, 14 items" }));
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: "View All Wishlist" })).toBeVisible(),
    );
  },
};
export const CartOpen: Story = {
  ...overlay,
  play: async ({ canvas, userEvent }) => {
    const cart = canvas.getByRole("button", { name: "Cart, 22 items" });
    await userEvent.click(cart);
    await userEvent.click(cart);
    await expect(canvas.getByText("$870")).not.toBeVisible();
    await userEvent.click(cart);
    await waitFor(() => expect(canvas.getByText("$870")).toBeVisible());
  },
};
/** A second click closes a popup. So does Escape, which returns the focus. */
export const FlowPopups: Story = {
  name: "Flow: popups toggle, and Escape closes them [HDR-52] [HDR-53]",
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, userEvent }) => {
    for (const [name, text] of [
      ["Wishlist, 14 items", "View All Wishlist"],
      ["Cart, 22 items", "$870"],
    ] as const) {
      const opener = canvas.getByRole("button", { name });
      await userEvent.click(opener);
      await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
      await userEvent.click(opener);
      await expect(canvas.getByText(text)).not.toBeVisible();
      await userEvent.click(opener);
      await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
      await userEvent.keyboard("{Escape}");
      await expect(canvas.getByText(text)).not.toBeVisible();
      await expect(opener).toHaveFocus();
    }
  },
};
export const Narrow: Story = { ...overlay, globals: { viewport: { value: "w360" } } };
export const LongText: Story = {
  args: {
    announcement: "Free shipping within India on every order that is placed before the monsoon",
    wishlist: {
      title: "Everything that you have ever had your eye on",
      count: 128,
      content: (
        <DemoPopup
          items={[item("Armchair in ikat cotton from Pochampally with teak arms", "₹16,650", 0)]}
          links={[{ label: "View All Wishlist", href: "/wishlist" }]}
        />
      ),
    },
  },
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { dark, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";
import { clothPictures, pick } from "../../patterns/samplePictures.fixtures.ts";
import { DemoPopup } from "./DemoPopup.tsx";

const item = (name: string, price: string, index: number) => ({
  name,
  price,
  href: "#sample",
  picture: <img src={pick(clothPictures, index)} alt="" width={56} height={70} />,
});

const meta = {
  title: "Page sections/Templates/DemoPopup",
  component: DemoPopup,
  parameters: { layout: "padded" },
  args: {
    items: [item("Brass table lamp", "₹2,990", 1), item("Two-seater sofa", "₹27,900", 2)],
    subtotal: { label: "Subtotal", amount: "$870" },
    links: [
      { label: "View Cart", href: "/cart" },
      { label: "Checkout", href: "/checkout" },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DemoPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };
export const Wishlist: Story = {
  args: { subtotal: undefined, links: [{ label: "View All Wishlist", href: "/wishlist" }] },
};
export const LongText: Story = {
  args: {
    items: [
      item("Two-seater sofa in handloom cotton with loose covers and sheesham legs", "₹27,900", 3),
    ],
  },
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };

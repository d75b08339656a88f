import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import {
  failed,
  held,
  keyPictures,
  nothing,
  screenMeta,
  settle,
  statePicture,
} from "../../testing/screens.fixtures.tsx";
import "./CartPage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Checkout/Cart",
  tags: ["!autodocs", "axe"],
  args: { at: "/cart", session: "customer" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...keyPictures };

export const Empty: Story = {
  ...statePicture,
  args: { responses: { getCart: nothing } },
  play: async ({ canvas }) => {
    await settle();
    await expect(canvas.getByText("Your cart is empty")).toBeInTheDocument();
  },
};

export const Loading: Story = { ...statePicture, args: { responses: { getCart: held } } };

export const Error: Story = { ...statePicture, args: { responses: { getCart: failed } } };

export const Visitor: Story = { ...statePicture, args: { session: "visitor" } };

export const InDollars: Story = { args: { currency: "USD" } };

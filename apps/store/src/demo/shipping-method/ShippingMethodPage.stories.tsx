import type { Meta, StoryObj } from "@storybook/react-vite";
import { pagePictures, screenMeta } from "../../testing/screens.fixtures.tsx";
import "./ShippingMethodPage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Checkout/ShippingMethod",
  tags: ["!autodocs", "axe"],
  args: { at: "/shipping-method" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...pagePictures };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { pagePictures, screenMeta } from "../../testing/screens.fixtures.tsx";
import "./PaymentSuccessPage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Checkout/PaymentSuccess",
  tags: ["!autodocs", "axe"],
  args: { at: "/payment-success" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...pagePictures };

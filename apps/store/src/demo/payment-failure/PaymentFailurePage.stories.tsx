import type { Meta, StoryObj } from "@storybook/react-vite";
import { pagePictures, screenMeta } from "../../testing/screens.fixtures.tsx";
import "./PaymentFailurePage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Checkout/PaymentFailure",
  tags: ["!autodocs", "axe"],
  args: { at: "/payment-failure" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...pagePictures };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { pagePictures, screenMeta } from "../../testing/screens.fixtures.tsx";
import "./ThankYouPage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Checkout/ThankYou",
  tags: ["!autodocs", "axe"],
  args: { at: "/thank-you" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...pagePictures };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { pagePictures, screenMeta } from "../../testing/screens.fixtures.tsx";
import "./PricingPage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Content/Pricing",
  tags: ["!autodocs", "axe"],
  args: { at: "/pricing" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...pagePictures };

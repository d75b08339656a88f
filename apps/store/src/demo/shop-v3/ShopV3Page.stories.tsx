import type { Meta, StoryObj } from "@storybook/react-vite";
import { pagePictures, screenMeta } from "../../testing/screens.fixtures.tsx";
import "./ShopV3Page.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Templates/ShopV3",
  tags: ["!autodocs", "axe"],
  args: { at: "/shop-v3" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...pagePictures };

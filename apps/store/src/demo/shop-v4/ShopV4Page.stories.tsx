import type { Meta, StoryObj } from "@storybook/react-vite";
import { pagePictures, screenMeta } from "../../testing/screens.fixtures.tsx";
import "./ShopV4Page.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Templates/ShopV4",
  tags: ["!autodocs", "axe"],
  args: { at: "/shop-v4" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...pagePictures };

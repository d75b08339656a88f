import type { Meta, StoryObj } from "@storybook/react-vite";
import { pagePictures, screenMeta } from "../../testing/screens.fixtures.tsx";
import "./ProductCategoryPage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Templates/ProductCategory",
  tags: ["!autodocs", "axe"],
  args: { at: "/product-category" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...pagePictures };

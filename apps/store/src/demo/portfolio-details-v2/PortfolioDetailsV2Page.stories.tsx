import type { Meta, StoryObj } from "@storybook/react-vite";
import { pagePictures, screenMeta } from "../../testing/screens.fixtures.tsx";
import "./PortfolioDetailsV2Page.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Content/PortfolioDetailsV2",
  tags: ["!autodocs", "axe"],
  args: { at: "/portfolio-details-v2" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...pagePictures };

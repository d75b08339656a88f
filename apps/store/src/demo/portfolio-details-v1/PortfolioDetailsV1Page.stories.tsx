import type { Meta, StoryObj } from "@storybook/react-vite";
import { pagePictures, screenMeta } from "../../testing/screens.fixtures.tsx";
import "./PortfolioDetailsV1Page.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Content/PortfolioDetailsV1",
  tags: ["!autodocs", "axe"],
  args: { at: "/portfolio-details-v1" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...pagePictures };

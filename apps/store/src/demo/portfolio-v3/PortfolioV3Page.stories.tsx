import type { Meta, StoryObj } from "@storybook/react-vite";
import { pagePictures, screenMeta } from "../../testing/screens.fixtures.tsx";
import "./PortfolioV3Page.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Content/PortfolioV3",
  tags: ["!autodocs", "axe"],
  args: { at: "/portfolio-v3" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...pagePictures };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { pagePictures, screenMeta } from "../../testing/screens.fixtures.tsx";
import "./AboutPage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Content/About",
  tags: ["!autodocs", "axe"],
  args: { at: "/about" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...pagePictures };

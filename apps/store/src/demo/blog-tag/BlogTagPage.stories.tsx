import type { Meta, StoryObj } from "@storybook/react-vite";
import { pagePictures, screenMeta } from "../../testing/screens.fixtures.tsx";
import "./BlogTagPage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Content/BlogTag",
  tags: ["!autodocs", "axe"],
  args: { at: "/blog-tag" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...pagePictures };

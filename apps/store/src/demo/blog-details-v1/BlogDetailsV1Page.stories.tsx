import type { Meta, StoryObj } from "@storybook/react-vite";
import { pagePictures, screenMeta } from "../../testing/screens.fixtures.tsx";
import "./BlogDetailsV1Page.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Content/BlogDetailsV1",
  tags: ["!autodocs", "axe"],
  args: { at: "/blog-details-v1" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...pagePictures };

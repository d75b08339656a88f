import type { Meta, StoryObj } from "@storybook/react-vite";
import { pagePictures, screenMeta } from "../../testing/screens.fixtures.tsx";
import "./FaqPage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Content/Faq",
  tags: ["!autodocs", "axe"],
  args: { at: "/faq" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...pagePictures };

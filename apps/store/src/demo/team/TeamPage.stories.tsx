import type { Meta, StoryObj } from "@storybook/react-vite";
import { pagePictures, screenMeta } from "../../testing/screens.fixtures.tsx";
import "./TeamPage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Content/Team",
  tags: ["!autodocs", "axe"],
  args: { at: "/team" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...pagePictures };

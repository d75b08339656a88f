import type { Meta, StoryObj } from "@storybook/react-vite";
import { pagePictures, screenMeta } from "../../testing/screens.fixtures.tsx";
import "./RetroPage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Templates/Retro",
  tags: ["!autodocs", "axe"],
  args: { at: "/index-v6" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...pagePictures };

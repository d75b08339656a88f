import type { Meta, StoryObj } from "@storybook/react-vite";
import { pagePictures, screenMeta } from "../../testing/screens.fixtures.tsx";
import "./StylishPage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Templates/Stylish",
  tags: ["!autodocs", "axe"],
  args: { at: "/index-v2" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...pagePictures };

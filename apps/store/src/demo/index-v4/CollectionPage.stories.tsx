import type { Meta, StoryObj } from "@storybook/react-vite";
import { pagePictures, screenMeta } from "../../testing/screens.fixtures.tsx";
import "./CollectionPage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Templates/Collection",
  tags: ["!autodocs", "axe"],
  args: { at: "/index-v4" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...pagePictures };

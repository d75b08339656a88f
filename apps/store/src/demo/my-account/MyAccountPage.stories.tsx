import type { Meta, StoryObj } from "@storybook/react-vite";
import { pagePictures, screenMeta } from "../../testing/screens.fixtures.tsx";
import "./MyAccountPage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Account/MyAccount",
  tags: ["!autodocs", "axe"],
  args: { at: "/my-account", session: "customer" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...pagePictures };

export const Visitor: Story = { args: { session: "visitor" } };

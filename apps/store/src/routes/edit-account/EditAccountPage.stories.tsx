import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import {
  failed,
  held,
  pagePictures,
  screenMeta,
  settle,
  statePicture,
} from "../../testing/screens.fixtures.tsx";
import "./EditAccountPage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Account/EditAccount",
  tags: ["!autodocs", "axe"],
  args: { at: "/edit-account", session: "customer" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...pagePictures };

export const Loading: Story = {
  ...statePicture,
  args: { responses: { getUser: held } },
  play: async ({ canvas }) => {
    await settle();
    await expect(canvas.getByText("Loading profile...")).toBeInTheDocument();
  },
};

export const Error: Story = { ...statePicture, args: { responses: { getUser: failed } } };

export const Visitor: Story = { args: { session: "visitor" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { keyPictures, screenMeta } from "../../testing/screens.fixtures.tsx";
import "./NotFoundPage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Content/NotFound",
  tags: ["!autodocs", "axe"],
  args: { at: "/a-page-that-is-not-there" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...keyPictures };

export const ErrorPage: Story = { args: { at: "/error" } };

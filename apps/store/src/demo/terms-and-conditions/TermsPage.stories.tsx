import type { Meta, StoryObj } from "@storybook/react-vite";
import { pagePictures, screenMeta } from "../../testing/screens.fixtures.tsx";
import "./TermsPage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Content/TermsAndConditions",
  tags: ["!autodocs", "axe"],
  args: { at: "/terms-and-conditions" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...pagePictures };

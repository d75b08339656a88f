import type { Meta, StoryObj } from "@storybook/react-vite";
import { pagePictures, screenMeta } from "../../testing/screens.fixtures.tsx";
import "./OurClientsPage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Content/OurClients",
  tags: ["!autodocs", "axe"],
  args: { at: "/our-clients" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...pagePictures };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { dark, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";
import { NotFoundPanel } from "./NotFoundPanel.tsx";

const meta = {
  title: "Page sections/Editorial/NotFoundPanel",
  component: NotFoundPanel,
  parameters: {
    layout: "fullscreen",
  },
  args: {
    title: "Oops Sorry ! Page not found",
    actions: <ButtonLink href="/">Go Back To Home</ButtonLink>,
  },
} satisfies Meta<typeof NotFoundPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };

export const LongText: Story = {
  args: { title: "Oops Sorry ! The page with the sarees of the year before last was not found" },
};

export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };

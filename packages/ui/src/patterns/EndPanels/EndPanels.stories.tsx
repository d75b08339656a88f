import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { NotFoundPanel, ThankYouPanel } from "./EndPanels.tsx";
import { forced, snapshot } from "../../components/StoryGrid/snapshots.ts";

const meta = {
  title: "Sections/End panels",
  component: NotFoundPanel,
  parameters: {
    states: ["default", "thank you", "long text"],
    layout: "fullscreen",
  },
  args: {
    title: "Oops Sorry ! Page not found",
    actions: <ButtonLink href="/">Go Back To Home</ButtonLink>,
  },
} satisfies Meta<typeof NotFoundPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = snapshot;
export const ThankYou: Story = {
  render: () => (
    <ThankYouPanel
      title="For Shopping with Us!"
      text="Please Check your email for Download Invoice"
      actions={
        <ButtonLink variant="secondary" href="/">
          Home
        </ButtonLink>
      }
    />
  ),
};
export const LongText: Story = {
  args: { title: "Oops Sorry ! The page with the sarees of the year before last was not found" },
};
export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    title: "صفحہ نہیں ملا",
    actions: <ButtonLink href="/">ہوم پر جائیں</ButtonLink>,
  },
};
export const Dark: Story = { globals: { theme: "dark" } };
export const ForcedColors: Story = { ...forced, tags: ["!test"] };

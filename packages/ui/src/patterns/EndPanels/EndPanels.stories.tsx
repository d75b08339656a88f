import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { NotFoundPanel, ThankYouPanel } from "./EndPanels.tsx";

const meta = {
  title: "Sections/End panels",
  component: NotFoundPanel,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Oops Sorry ! Page not found",
    actions: <ButtonLink href="/">Go Back To Home</ButtonLink>,
  },
} satisfies Meta<typeof NotFoundPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
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
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Text } from "../../components/Text/Text.tsx";
import { SkipLink } from "./SkipLink.tsx";

const meta: Meta<typeof SkipLink> = {
  title: "Navigation/SkipLink",
  component: SkipLink,
  args: { href: "#story-main", children: "Skip to content" },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="story-main" tabIndex={-1}>
          <Text>Tab once: the link comes up at the start of the page.</Text>
        </main>
      </>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FlowKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Skip to content" });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).clipPath).toBe("none");
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { pagePictures, screenMeta, settle } from "../../testing/screens.fixtures.tsx";
import "./ComingSoonPage.tsx";

const meta = {
  ...screenMeta,
  title: "Screens/Content/ComingSoon",
  tags: ["!autodocs", "axe"],
  args: { at: "/coming-soon" },
} satisfies Meta<typeof screenMeta.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...pagePictures };

/** Two days and three hours before the date, with a stopped clock. */
export const Running: Story = {
  ...pagePictures,
  beforeEach: () => {
    // Not a spy: spies read the clock themselves.
    const { now } = Date;
    Date.now = () => new Date(2025, 8, 10, 21).getTime();
    return () => {
      Date.now = now;
    };
  },
  play: async ({ canvasElement }) => {
    await settle();
    const timer = await within(canvasElement).findByRole("timer");
    await expect(timer).toHaveTextContent("02 Days03 Hours00 Minutes00 Seconds");
  },
};

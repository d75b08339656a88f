import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CountBadge } from "./CountBadge.tsx";
import { StateCell, StateSheet } from "../StateSheet/StateSheet.tsx";

const meta: Meta<typeof CountBadge> = {
  title: "Primitives/CountBadge",
  component: CountBadge,
  args: { count: 3, placement: "inline" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <StateSheet>
      {[1, 22, 99, 100].map((count) => (
        <StateCell key={count} name={`${count}`}>
          <CountBadge count={count} placement="inline" />
        </StateCell>
      ))}
    </StateSheet>
  ),
};

export const RightToLeft: Story = { globals: { dir: "rtl" }, args: { count: 22 } };

export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("");
  },
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

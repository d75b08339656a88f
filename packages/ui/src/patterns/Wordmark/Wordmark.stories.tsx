import type { Meta, StoryObj } from "@storybook/react-vite";
import { Wordmark } from "./Wordmark.tsx";
import { StateCell, StateSheet } from "../../components/StateSheet/StateSheet.tsx";
import { dark, forced, sheet } from "../../components/StateSheet/pictures.ts";

const meta = {
  title: "Navigation/Wordmark",
  component: Wordmark,
  parameters: {
    states: ["plain", "link", "compact", "on pallu", "focus"],
    layout: "padded",
  },
  args: { href: "/" },
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Compact: Story = { args: { compact: true } };
export const States: Story = {
  ...sheet,
  render: () => (
    <StateSheet>
      <StateCell name="plain">
        <Wordmark />
      </StateCell>
      <StateCell name="link">
        <Wordmark href="/" />
      </StateCell>
      <StateCell name="compact">
        <Wordmark compact />
      </StateCell>
      <StateCell name="focus" force="focus">
        <Wordmark href="/" />
      </StateCell>
      <StateCell name="on pallu">
        <div
          style={{
            padding: 24,
            backgroundColor: "var(--pl-color-pallu)",
            color: "var(--pl-color-on-pallu)",
          }}
        >
          <Wordmark onPallu />
        </div>
      </StateCell>
    </StateSheet>
  ),
};
export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: { label: "Pallu، ہوم" },
};
export const Dark: Story = { ...States, ...dark };
export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };

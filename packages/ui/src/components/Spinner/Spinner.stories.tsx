import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Text } from "../Text/Text.tsx";
import { Spinner } from "./Spinner.tsx";
import { dark, forced, sheet } from "../StateSheet/pictures.ts";
import { StateCell, StateSheet } from "../StateSheet/StateSheet.tsx";

const meta: Meta<typeof Spinner> = {
  title: "Feedback/Spinner",
  component: Spinner,
  args: { text: "Loading orders..." },
  parameters: { states: ["inline", "block", "overlay"] },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  ...sheet,
  render: () => (
    <StateSheet>
      <StateCell name="inline">
        <Text>
          <Spinner placement="inline" /> Adding
        </Text>
      </StateCell>
      <StateCell name="block">
        <Spinner text="Loading wishlist..." />
      </StateCell>
      <StateCell name="overlay">
        <div style={{ position: "relative" }}>
          <Text>What is covered stays in its place, and cannot be read as finished.</Text>
          <Spinner placement="overlay" text="Sending OTP..." />
        </div>
      </StateCell>
    </StateSheet>
  ),
};

export const LongText: Story = {
  args: {
    text: "Looking for the saree in every one of our warehouses from Coimbatore to Kolkata...",
  },
};

export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: { text: "آرڈر لوڈ ہو رہے ہیں..." },
};

export const FlowIsAnnounced: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Loading orders...");
  },
};

export const Dark: Story = { ...States, ...dark };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };

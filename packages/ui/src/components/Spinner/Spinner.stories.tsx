import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Text } from "../Text/Text.tsx";
import { Spinner } from "./Spinner.tsx";
import { dark, forced, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const meta: Meta<typeof Spinner> = {
  title: "Feedback/Spinner",
  component: Spinner,
  args: { text: "Loading orders..." },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      <StoryCell name="inline">
        <Text>
          <Spinner placement="inline" /> Adding
        </Text>
      </StoryCell>
      <StoryCell name="block">
        <Spinner text="Loading wishlist..." />
      </StoryCell>
      <StoryCell name="overlay">
        <div style={{ position: "relative" }}>
          <Text>What is covered stays in its place, and cannot be read as finished.</Text>
          <Spinner placement="overlay" text="Sending OTP..." />
        </div>
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    text: "Looking for the saree in every one of our warehouses from Coimbatore to Kolkata...",
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { text: "آرڈر لوڈ ہو رہے ہیں..." },
};

export const FlowIsAnnounced: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Loading orders...");
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };

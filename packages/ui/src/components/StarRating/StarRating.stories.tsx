import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StarRating } from "./StarRating.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const meta: Meta<typeof StarRating> = {
  title: "Product/StarRating",
  component: StarRating,
  args: { value: 4, reviewsText: "1,230 reviews" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      {[0, 1, 2.5, 3, 4.5, 5].map((value) => (
        <StoryCell key={value} name={`${value}`}>
          <StarRating value={value} />
        </StoryCell>
      ))}
      <StoryCell name="with reviews">
        <StarRating value={4} reviewsText="1,230 reviews" />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: { value: 3.5, reviewsText: "12,48,000 reviews from customers in every state of India" },
};

export const RightToLeft: Story = { ...States, ...rightToLeft, tags: ["!test"] };

export const FlowIsOneNamedImage: Story = {
  play: async ({ canvasElement }) => {
    const name = "4 out of 5, 1,230 reviews";
    await expect(within(canvasElement).getByRole("img", { name })).toBeVisible();
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { ErrorState } from "./ErrorState.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const onRetry = fn();

const meta: Meta<typeof ErrorState> = {
  title: "Feedback/ErrorState",
  component: ErrorState,
  args: {
    title: "Error loading products",
    message: "The shop did not answer. Please try again in a moment.",
    action: (
      <Button variant="secondary" onClick={onRetry}>
        Retry
      </Button>
    ),
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid wide>
      <StoryCell name="medium">
        <ErrorState
          title="Error loading products"
          message="The shop did not answer. Please try again in a moment."
          action={<Button variant="secondary">Retry</Button>}
        />
      </StoryCell>
      <StoryCell name="small">
        <ErrorState size="small" title="Error loading products" message="Please try again." />
      </StoryCell>
      <StoryCell name="not found">
        <ErrorState
          title="This saree has been sold"
          message="It was the only one of its kind. Others came from the same loom."
          action={<Button variant="secondary">See them</Button>}
        />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    title:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
    message:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way.",
  },
};

export const RightToLeft: Story = { ...States, ...rightToLeft, tags: ["!test"] };

export const FlowAnnouncesAndRetries: Story = {
  play: async ({ canvasElement }) => {
    onRetry.mockClear();
    const alert = within(canvasElement).getByRole("alert");
    await expect(alert).toHaveTextContent("Error loading products");
    await userEvent.click(within(alert).getByRole("button", { name: "Retry" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

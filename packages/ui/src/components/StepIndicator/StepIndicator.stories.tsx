import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StepIndicator } from "./StepIndicator.tsx";
import { dark, forced, snapshot } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const steps = ["Your email", "The code", "A new password"] as const;

const meta: Meta<typeof StepIndicator> = {
  title: "Navigation/StepIndicator",
  component: StepIndicator,
  args: { label: "Reset your password", steps, current: 1 },
  parameters: { states: ["first", "second", "third", "all done"] },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  ...snapshot,
  render: () => (
    <StoryGrid wide>
      {["first", "second", "third", "all done"].map((name, index) => (
        <StoryCell key={name} name={name}>
          <StepIndicator label={name} steps={steps} current={index} />
        </StoryCell>
      ))}
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    steps: ["The address that the parcel goes to", "Thiruvananthapuram or Visakhapatnam", "Paid"],
  },
};

export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    label: "پاس ورڈ دوبارہ بنائیں",
    steps: ["ای میل", "کوڈ", "نیا پاس ورڈ"],
    doneText: "مکمل",
    stepText: (number, count) => `مرحلہ ${number} از ${count}`,
  },
};

export const FlowOneStepIsCurrent: Story = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole("list", { name: "Reset your password" }));
    const items = list.getAllByRole("listitem");
    await expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([
      null,
      "step",
      null,
    ]);
    await expect(items[0]).toHaveTextContent("Your email, done");
  },
};

export const Dark: Story = { ...States, ...dark };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };

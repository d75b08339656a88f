import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { NewsletterForm } from "./NewsletterForm.tsx";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { dark, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";

const meta = {
  title: "Forms/NewsletterForm",
  component: NewsletterForm,
  parameters: {
    layout: "padded",
  },
  args: {
    title: "Letters from the loom",
    text: "New weaves once a month. Nothing else.",
    label: "E-mail address",
    labels: { submit: "Subscribe", busy: "Subscribing..." },

    value: "",
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { value: "asha@example.com", busy: true } };
export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: (args) => (
    <StoryGrid wide>
      <StoryCell name="idle">
        <NewsletterForm {...args} placeholder="asha@example.com" />
      </StoryCell>
      <StoryCell name="typed">
        <NewsletterForm {...args} value="asha@example.com" />
      </StoryCell>
      <StoryCell name="busy">
        <NewsletterForm {...args} value="asha@example.com" busy />
      </StoryCell>
      <StoryCell name="without text">
        <NewsletterForm {...args} text={undefined} />
      </StoryCell>
    </StoryGrid>
  ),
};
export const LongText: Story = {
  args: {
    title: "Letters from the looms of Kanchipuram, Arani, Thirubuvanam and Chettinad",
    labels: { submit: "Let me have them all" },
  },
};
/** While busy, the form ignores input and submit. */
export const FlowBusyIsInert: Story = {
  args: { value: "asha@example.com", busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("textbox", { name: "E-mail address" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Subscribing..." }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    title: "کھڈی سے خط",
    text: "مہینے میں ایک بار نئی ساڑھیاں۔",
    label: "ای میل",
    labels: { submit: "شامل ہوں" },
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

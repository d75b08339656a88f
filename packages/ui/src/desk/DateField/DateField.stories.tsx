import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, within } from "storybook/test";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { DateField } from "./DateField.tsx";

const meta: Meta<typeof DateField> = {
  title: "Desk/DateField",
  component: DateField,
  args: { label: "Ends on", onChange: fn() },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      <StoryCell name="empty">
        <DateField label="Ends on" optional="optional" />
      </StoryCell>
      <StoryCell name="filled">
        <DateField label="Ends on" defaultValue="2026-01-31" hint="The last day it is valid" />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <DateField label="Ends on" defaultValue="2026-01-31" />
      </StoryCell>
      <StoryCell name="error">
        <DateField
          label="Ends on"
          defaultValue="2025-12-31"
          min="2026-01-15"
          error="Choose today or a later day"
        />
      </StoryCell>
      <StoryCell name="disabled">
        <DateField label="Ends on" defaultValue="2026-01-31" disabled />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    label: "Last day on which shoppers can use the coupon, in the time zone of the shop",
    hint: "Orders that are placed before midnight have the discount, also if they are paid later",
  },
  play: expectNoOverflow,
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { label: "آخری دن", defaultValue: "2026-01-31" },
};

export const FlowIsNative: Story = {
  args: { min: "2026-01-15" },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByLabelText<HTMLInputElement>("Ends on");
    await fireEvent.change(field, { target: { value: "2026-01-31" } });
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(field.checkValidity()).toBe(true);
    await fireEvent.change(field, { target: { value: "2026-01-01" } });
    await expect(field.checkValidity()).toBe(false);
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

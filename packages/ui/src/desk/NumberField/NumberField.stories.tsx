import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { NumberField } from "./NumberField.tsx";

const meta: Meta<typeof NumberField> = {
  title: "Desk/NumberField",
  component: NumberField,
  args: { label: "Weight", unit: "g", onChange: fn() },
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
        <NumberField label="Weight" hint="Without the parcel" unit="g" />
      </StoryCell>
      <StoryCell name="filled">
        <NumberField label="Weight" unit="g" defaultValue={1250} />
      </StoryCell>
      <StoryCell name="decimals">
        <NumberField label="Length" unit="m" decimals={2} defaultValue={5.5} />
      </StoryCell>
      <StoryCell name="steps">
        <NumberField label="Pieces" steps defaultValue={3} />
      </StoryCell>
      <StoryCell name="at the lower end">
        <NumberField label="Pieces" steps defaultValue={0} />
      </StoryCell>
      <StoryCell name="small">
        <NumberField label="Pieces" steps size="small" defaultValue={3} />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <NumberField label="Weight" unit="g" defaultValue={1250} />
      </StoryCell>
      <StoryCell name="error">
        <NumberField label="Weight" unit="g" error="Weight is required for parcels abroad" />
      </StoryCell>
      <StoryCell name="disabled">
        <NumberField label="Pieces" steps defaultValue={3} disabled />
      </StoryCell>
      <StoryCell name="read-only">
        <NumberField label="Weight" unit="g" defaultValue={1250} readOnly />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    label: "Weight of the folded saree with its blouse piece and the box, without the parcel",
    unit: "grams per piece",
    hint: "As the post office weighs it, rounded up to the next ten grams",
    defaultValue: 123_456_789,
  },
  play: expectNoOverflow,
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { label: "وزن", defaultValue: 1250 },
};

/** Digits of other scripts are read, and the number is grouped when the field is left. */
export const FlowTyping: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>("textbox", { name: "Weight" });
    await userEvent.type(field, "१२५०");
    await expect(args.onChange).toHaveBeenLastCalledWith(1250);
    await userEvent.tab();
    await expect(field).toHaveValue("1,250");
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** Text that is no number stays, is explained when the field is left, and does not reach the handler. */
export const FlowRefuses: Story = {
  args: { max: 30_000, onValidityChange: fn() },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>("textbox", { name: "Weight" });
    await userEvent.type(field, "x");
    await expect(args.onValidityChange).toHaveBeenLastCalledWith(false);
    await userEvent.tab();
    await expect(field).toHaveValue("x");
    await expect(field).toHaveAccessibleDescription("Enter a whole number, for example 12");
    await expect(field.checkValidity()).toBe(false);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, "40000");
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription("Enter 30,000 or less");
    await userEvent.clear(field);
    await userEvent.type(field, "250");
    await userEvent.tab();
    await expect(field).toBeValid();
    await expect(args.onValidityChange).toHaveBeenLastCalledWith(true);
    await expect(args.onChange).toHaveBeenLastCalledWith(250);
  },
};

export const FlowSteps: Story = {
  args: { label: "Pieces", unit: undefined, steps: true, defaultValue: 1, max: 12 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole<HTMLInputElement>("spinbutton", { name: "Pieces" });
    await userEvent.click(canvas.getByRole("button", { name: "Decrease Pieces" }));
    await expect(field).toHaveValue("0");
    await userEvent.click(canvas.getByRole("button", { name: "Decrease Pieces" }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    field.focus();
    await userEvent.keyboard("{ArrowUp}{PageUp}{PageUp}");
    await expect(field).toHaveValue("12");
    await expect(field).toHaveAttribute("aria-valuenow", "12");
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

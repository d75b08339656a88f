import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { MoneyField } from "./MoneyField.tsx";

const meta: Meta<typeof MoneyField> = {
  title: "Desk/MoneyField",
  component: MoneyField,
  args: { label: "Price", onChange: fn() },
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
        <MoneyField label="List price" optional="optional" />
      </StoryCell>
      <StoryCell name="whole">
        <MoneyField label="Price" defaultValue={1_248_000} />
      </StoryCell>
      <StoryCell name="with paise">
        <MoneyField label="Price" defaultValue={124_800_050} />
      </StoryCell>
      <StoryCell name="small">
        <MoneyField label="Price" size="small" defaultValue={94_000} />
      </StoryCell>
      <StoryCell name="hover" force="hover">
        <MoneyField label="Price" defaultValue={94_000} />
      </StoryCell>
      <StoryCell name="error">
        <MoneyField
          label="List price"
          defaultValue={94_000}
          error="The list price must be above the price"
        />
      </StoryCell>
      <StoryCell name="disabled">
        <MoneyField label="Price" defaultValue={94_000} disabled />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    label: "Price of the whole saree with its blouse piece, tax and delivery within the country",
    defaultValue: 99_999_999_999_999,
  },
  play: expectNoOverflow,
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { label: "قیمت", defaultValue: 1_248_050 },
};

/** The value is in paise; the amount is grouped when the field is left. */
export const FlowPaise: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Price" });
    await userEvent.type(field, "12480");
    await expect(args.onChange).toHaveBeenLastCalledWith(1_248_000);
    await userEvent.type(field, ".5");
    await expect(args.onChange).toHaveBeenLastCalledWith(1_248_050);
    await userEvent.tab();
    await expect(field).toHaveValue("12,480.50");
    await userEvent.clear(field);
    await userEvent.type(field, "12,5");
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(
      "Enter an amount, for example 1,250 or 1250.50",
    );
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { StockField } from "./StockField.tsx";

const meta: Meta<typeof StockField> = {
  title: "Desk/StockField",
  component: StockField,
  args: { label: "Rani pink, M", before: 6, onChange: fn() },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      <StoryCell name="unchanged">
        <StockField label="Rani pink, M" before={6} />
      </StoryCell>
      <StoryCell name="more">
        <StockField label="Rani pink, M" before={6} defaultValue={8} />
      </StoryCell>
      <StoryCell name="fewer">
        <StockField label="Rani pink, M" before={6} defaultValue={0} />
      </StoryCell>
      <StoryCell name="label hidden">
        <StockField label="Rani pink, M" hideLabel before={6} />
      </StoryCell>
      <StoryCell name="medium">
        <StockField label="Rani pink, M" size="medium" before={6} />
      </StoryCell>
      <StoryCell name="somebody bought one">
        <StockField
          label="Rani pink, M"
          before={6}
          defaultValue={8}
          error="Was 6 when you opened it, is 5 now"
        />
      </StoryCell>
      <StoryCell name="disabled">
        <StockField label="Rani pink, M" before={6} disabled />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    label: "Handwoven Manjal silk saree with a double arakku border, rani pink, extra large",
    before: 999_990,
    defaultValue: 1_000_000,
  },
  play: expectNoOverflow,
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    label: "گلابی",
    defaultValue: 8,
    labels: { changed: (before, now) => `پہلے ${before}، اب ${now}` },
  },
};

/** The difference is shown and announced. */
export const FlowDifference: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const add = canvas.getByRole("button", { name: "Increase Rani pink, M" });
    await userEvent.click(add);
    await userEvent.click(add);
    await expect(canvas.getByRole("status")).toHaveTextContent("was 6, now 8, +2");
    await expect(args.onChange).toHaveBeenLastCalledWith(8);
    const field = canvas.getByRole("spinbutton");
    await userEvent.clear(field);
    await userEvent.type(field, "5");
    await expect(canvas.getByRole("status")).toHaveTextContent("was 6, now 5, −1");
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { DateRange, type DatePreset } from "./DateRange.tsx";

const presets: readonly DatePreset[] = [
  { label: "Today", from: "2026-01-15", to: "2026-01-15" },
  { label: "Last 7 days", from: "2026-01-09", to: "2026-01-15" },
  { label: "This month", from: "2026-01-01", to: "2026-01-31" },
];

const meta: Meta<typeof DateRange> = {
  title: "Desk/DateRange",
  component: DateRange,
  args: { legend: "Placed", presets, onChange: fn() },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid wide>
      <StoryCell name="no limits">
        <DateRange legend="Placed" presets={presets} />
      </StoryCell>
      <StoryCell name="a preset">
        <DateRange
          legend="Placed"
          presets={presets}
          defaultValue={{ from: "2026-01-09", to: "2026-01-15" }}
        />
      </StoryCell>
      <StoryCell name="without presets">
        <DateRange legend="Placed" hideLegend defaultValue={{ from: "2026-01-02", to: "" }} />
      </StoryCell>
      <StoryCell name="error">
        <DateRange
          legend="Placed"
          presets={presets}
          defaultValue={{ from: "2026-01-20", to: "2026-01-02" }}
          error="The first day is after the last one"
        />
      </StoryCell>
      <StoryCell name="disabled">
        <DateRange legend="Placed" presets={presets} disabled />
      </StoryCell>
    </StoryGrid>
  ),
};

export const Narrow: Story = {
  globals: { viewport: { value: "w360" } },
  play: expectNoOverflow,
};

export const LongText: Story = {
  args: {
    legend: "Days on which the orders of this list were placed, in the time zone of the shop",
    presets: [
      {
        label: "From the first day of the last financial year to its last day, both included",
        from: "2025-04-01",
        to: "2026-03-31",
      },
    ],
  },
  play: expectNoOverflow,
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    legend: "تاریخ",
    presets: [{ label: "آج", from: "2026-01-15", to: "2026-01-15" }],
    labels: { from: "سے", to: "تک" },
  },
};

export const FlowPreset: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const week = canvas.getByRole("button", { name: "Last 7 days" });
    await userEvent.click(week);
    await expect(week).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByLabelText("From")).toHaveValue("2026-01-09");
    await fireEvent.change(canvas.getByLabelText("To"), { target: { value: "2026-01-14" } });
    await expect(week).toHaveAttribute("aria-pressed", "false");
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: "2026-01-09", to: "2026-01-14" });
    await expect(canvas.getByLabelText("From")).toHaveAttribute("max", "2026-01-14");
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { RangeSlider, type RangeSliderProps } from "./RangeSlider.tsx";
import { dark, forced, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

const Controlled = ({ value: first, onChange, ...rest }: RangeSliderProps) => {
  const [value, setValue] = useState(first);
  return (
    <RangeSlider
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
};

const base: RangeSliderProps = {
  legend: "Price range",
  boundLabels: ["Lowest price", "Highest price"],
  min: 0,
  max: 10_000,
  value: [1000, 6000],
  format: (value) => rupees.format(value),
  onChange: () => {},
};

/** Returns the arrow key that raises the value in the current direction. */
const forward = (): string =>
  document.documentElement.dir === "rtl" ? "{ArrowLeft}" : "{ArrowRight}";

const meta: Meta<typeof RangeSlider> = {
  title: "Forms/RangeSlider",
  component: RangeSlider,
  args: { ...base, onChange: fn(), onCommit: fn() },
  render: (args) => <Controlled {...args} />,
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      <StoryCell name="range">
        <RangeSlider {...base} />
      </StoryCell>
      <StoryCell name="whole">
        <RangeSlider {...base} value={[0, 10_000]} />
      </StoryCell>
      <StoryCell name="equal thumbs">
        <RangeSlider {...base} value={[5000, 5000]} />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <RangeSlider {...base} />
      </StoryCell>
      <StoryCell name="disabled">
        <RangeSlider {...base} disabled />
      </StoryCell>
      <StoryCell name="hint and error">
        <RangeSlider {...base} hint="Before shipping" error="No saree is in this range" />
      </StoryCell>
      <StoryCell name="dollars">
        <RangeSlider
          {...base}
          max={120}
          value={[12, 72]}
          format={(value) => `$${value.toFixed(2)}`}
        />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    legend:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
    boundLabels: ["The lowest price that you would pay", "The highest price that you would pay"],
  },
};

export const RightToLeft: Story = { ...States, ...rightToLeft, tags: ["!test"] };

export const FlowKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const low = canvas.getByRole("slider", { name: "Lowest price" });
    const high = canvas.getByRole("slider", { name: "Highest price" });
    low.focus();
    await userEvent.keyboard(forward());
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([1010, 6000]));
    await expect(low).toHaveAttribute("aria-valuetext", "₹1,010");
    high.focus();
    await userEvent.keyboard("{End}");
    await expect(args.onCommit).toHaveBeenLastCalledWith([1010, 10_000]);
    await expect(high).toHaveAttribute("aria-valuenow", "10000");
  },
};

/** Each key continues from the value of the previous one. */
export const FlowTwoKeys: Story = {
  play: async ({ args, canvasElement }) => {
    const low = within(canvasElement).getByRole("slider", { name: "Lowest price" });
    low.focus();
    await userEvent.keyboard(`${forward()}${forward()}`);
    await waitFor(() => expect(args.onCommit).toHaveBeenLastCalledWith([1020, 6000]));
    await expect(low).toHaveFocus();
    await expect(low).toHaveAttribute("aria-valuenow", "1020");
  },
};

/** A press on the rail moves the nearer thumb. */
export const FlowPress: Story = {
  play: async ({ args, canvasElement }) => {
    const rail = within(canvasElement).getByRole("slider", { name: "Highest price" }).parentElement
      ?.parentElement;
    if (!rail) throw new Error("The rail is not there");
    const { right, left, top } = rail.getBoundingClientRect();
    const end = document.documentElement.dir === "rtl" ? left : right;
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: rail, coords: { clientX: end, clientY: top + 20 } },
      { keys: "[/MouseLeft]", target: rail, coords: { clientX: end, clientY: top + 20 } },
    ]);
    await waitFor(() => expect(args.onCommit).toHaveBeenLastCalledWith([1000, 10_000]));
  },
};

/** The thumbs cannot pass each other with any key, and the focus stays. */
export const FlowThumbsLimitEachOther: Story = {
  args: { value: [1000, 1050] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const low = canvas.getByRole("slider", { name: "Lowest price" });
    const high = canvas.getByRole("slider", { name: "Highest price" });
    low.focus();
    await userEvent.keyboard("{PageUp}");
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([1050, 1050]));
    await expect(low).toHaveFocus();
    await userEvent.keyboard(forward());
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Home}{End}");
    await expect(args.onChange).toHaveBeenLastCalledWith([1050, 1050]);
    await userEvent.keyboard("{Home}");
    high.focus();
    await userEvent.keyboard("{Home}");
    await expect(args.onCommit).toHaveBeenLastCalledWith([0, 0]);
    await expect(high).toHaveFocus();
    await expect(high).toHaveAttribute("aria-valuemin", "0");
  },
};

export const FlowTypedBounds: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Highest price" });
    await userEvent.clear(field);
    await userEvent.type(field, "99999{Enter}");
    await expect(args.onCommit).toHaveBeenLastCalledWith([1000, 10_000]);
    await userEvent.clear(field);
    await userEvent.type(field, "many{Enter}");
    await expect(field).toHaveValue("10000");
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { ColourSwatches, type ColourSwatchesProps } from "./ColourSwatches.tsx";
import { dark, forced, snapshot } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const options = [
  { value: "manjal", label: "Manjal yellow", colour: "#d9a21b" },
  { value: "rani", label: "Rani pink", colour: "#c2185b" },
  { value: "mayil", label: "Mayil blue-green", colour: "#025365" },
  { value: "vellai", label: "Vellai white", colour: "#fdfcfa", soldOut: true },
  { value: "karuppu", label: "Karuppu black", colour: "#0b0b0d" },
];

const Controlled = ({ value: first, onChange, ...rest }: ColourSwatchesProps) => {
  const [value, setValue] = useState(first);
  return (
    <ColourSwatches
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
};

const meta: Meta<typeof ColourSwatches> = {
  title: "Primitives/ColourSwatches",
  component: ColourSwatches,
  args: { legend: "Colour", name: "colour", options, value: "rani", onChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    states: [
      "chosen",
      "chosen and sold out",
      "one colour",
      "many wrap",
      "near white and near black",
      "focus",
    ],
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...snapshot,
  render: () => (
    <StoryGrid>
      <StoryCell name="chosen">
        <Controlled legend="Colour" name="chosen" options={options} value="rani" onChange={fn()} />
      </StoryCell>
      <StoryCell name="chosen and sold out">
        <Controlled legend="Colour" name="sold" options={options} value="vellai" onChange={fn()} />
      </StoryCell>
      <StoryCell name="one colour">
        <Controlled
          legend="Colour"
          name="one"
          options={options.slice(0, 1)}
          value="manjal"
          onChange={fn()}
        />
      </StoryCell>
      <StoryCell name="many wrap">
        <Controlled
          legend="Colour"
          name="many"
          options={[0, 1, 2].flatMap((turn) =>
            options.map((option) => ({ ...option, value: `${option.value}-${turn}` })),
          )}
          value="rani-1"
          onChange={fn()}
        />
      </StoryCell>
      <StoryCell name="near white and near black">
        <Controlled
          legend="Colour"
          name="ends"
          options={[
            { value: "vellai", label: "Vellai white", colour: "#fdfcfa" },
            { value: "karuppu", label: "Karuppu black", colour: "#0b0b0d" },
          ]}
          value="vellai"
          onChange={fn()}
        />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <Controlled legend="Colour" name="focus" options={options} value="rani" onChange={fn()} />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    options: [
      {
        value: "long",
        label: "The deep red of lac, dyed twice in the yarn and once in the piece",
        colour: "#6e1227",
      },
    ],
    value: "long",
  },
};

export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    legend: "رنگ",
    options: [
      { value: "a", label: "گلابی", colour: "#c2185b" },
      { value: "b", label: "سفید", colour: "#fdfcfa", soldOut: true },
    ],
    value: "a",
  },
};

export const FlowKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Rani pink" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Mayil blue-green" })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith("mayil");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Vellai white, sold out" })).toBeChecked();
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };

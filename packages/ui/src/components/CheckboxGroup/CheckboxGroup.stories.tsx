import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { CheckboxGroup, type CheckboxGroupProps } from "./CheckboxGroup.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const names = ["Pure Silk", "Silk Cotton", "Kurtis", "Cushions", "Curtains", "Rugs", "Lamps"];
const optionsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    value: String(index),
    label: names[index] ?? `Shelf ${index + 1}`,
    note: String(26 - index),
  }));

const colours = [
  ["Red", "#b01e2b"],
  ["Pink", "#cf4b86"],
  ["Orange", "#d4651c"],
  ["Yellow", "#e0a92f"],
  ["White", "#f3eee2"],
  ["Black", "#2b2827"],
] as const;
const colourOptions = colours.map(([label, colour], index) => ({
  value: label,
  label,
  colour,
  note: String(4 * index),
}));

const Controlled = ({ value: first = [], onChange, ...rest }: CheckboxGroupProps) => {
  const [chosen, setChosen] = useState(first);
  return (
    <CheckboxGroup
      {...rest}
      value={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange?.(next);
      }}
    />
  );
};

const meta: Meta<typeof CheckboxGroup> = {
  title: "Forms/CheckboxGroup",
  component: CheckboxGroup,
  args: { legend: "Category", options: optionsOf(20), value: ["1"], onChange: fn() },
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
      <StoryCell name="one">
        <CheckboxGroup legend="Category" options={optionsOf(1)} value={[]} onChange={fn()} />
      </StoryCell>
      <StoryCell name="six">
        <CheckboxGroup legend="Category" options={optionsOf(6)} value={["2"]} onChange={fn()} />
      </StoryCell>
      <StoryCell name="twenty, short">
        <CheckboxGroup legend="Category" options={optionsOf(20)} value={[]} onChange={fn()} />
      </StoryCell>
      <StoryCell name="twenty, a late one chosen">
        <CheckboxGroup legend="Category" options={optionsOf(20)} value={["17"]} onChange={fn()} />
      </StoryCell>
      <StoryCell name="error">
        <CheckboxGroup
          legend="Category"
          options={optionsOf(2)}
          value={[]}
          error="Choose at least one"
          onChange={fn()}
        />
      </StoryCell>
      <StoryCell name="colours">
        <CheckboxGroup
          legend="Colour"
          inColumns
          options={colourOptions}
          value={["Pink"]}
          onChange={fn()}
        />
      </StoryCell>
      <StoryCell name="none left">
        <CheckboxGroup legend="Category" options={[]} value={[]} onChange={fn()} />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    options: [
      {
        value: "long",
        label: "Handwoven silk with a double arakku border, temple edge and a pallu of eight bars",
        note: "1,230",
      },
    ],
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    legend: "زمرہ",
    options: ["ریشم", "سوتی", "کرتی", "پردے"].map((label) => ({ value: label, label })),
    value: ["ریشم"],
    initialCount: 2,
    labels: { more: (hidden) => `مزید ${hidden}` },
  },
};

/** A note describes its checkbox and is no part of its name. A click on it toggles the checkbox. */
export const FlowNote: Story = {
  args: { legend: "Colour", options: colourOptions, value: [], inColumns: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const yellow = canvas.getByRole("checkbox", { name: "Yellow" });
    await expect(yellow).toHaveAccessibleDescription("12");
    const note = canvas.getByText("12").getBoundingClientRect();
    const target = document.elementFromPoint(note.x + note.width / 2, note.y + note.height / 2);
    await userEvent.click(target ?? canvasElement);
    await expect(args.onChange).toHaveBeenLastCalledWith(["Yellow"]);
    await expect(yellow).toBeChecked();
  },
};

/** Checked options stay visible when the list is collapsed. */
export const FlowShowMore: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("checkbox")).toHaveLength(6);
    const more = canvas.getByRole("button", { name: "Show 14 more" });
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(more);
    await expect(canvas.getAllByRole("checkbox")).toHaveLength(20);
    await userEvent.click(canvas.getByRole("checkbox", { name: /Shelf 20/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(["1", "19"]);
    const fewer = canvas.getByRole("button", { name: "Show fewer" });
    await userEvent.click(fewer);
    await expect(fewer).toHaveFocus();
    await expect(canvas.getAllByRole("checkbox")).toHaveLength(7);
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { ColourSwatches, type ColourSwatchesProps } from "./ColourSwatches.tsx";
import { dark, forced, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const options = [
  { value: "manjal", href: "#manjal", label: "Manjal yellow", colour: "#d9a21b" },
  { value: "rani", href: "#rani", label: "Rani pink", colour: "#c2185b" },
  { value: "mayil", href: "#mayil", label: "Mayil blue-green", colour: "#025365" },
  { value: "vellai", href: "#vellai", label: "Vellai white", colour: "#fdfcfa", soldOut: true },
  { value: "karuppu", href: "#karuppu", label: "Karuppu black", colour: "#0b0b0d" },
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
  title: "Forms/ColourSwatches",
  component: ColourSwatches,
  args: { legend: "Colour", options, value: "rani", onChange: fn() },
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
      <StoryCell name="chosen">
        <Controlled legend="Colour" options={options} value="rani" onChange={fn()} />
      </StoryCell>
      <StoryCell name="chosen and sold out">
        <Controlled legend="Colour" options={options} value="vellai" onChange={fn()} />
      </StoryCell>
      <StoryCell name="one colour">
        <Controlled legend="Colour" options={options.slice(0, 1)} value="manjal" onChange={fn()} />
      </StoryCell>
      <StoryCell name="many wrap">
        <Controlled
          legend="Colour"
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
          options={[
            { value: "vellai", href: "#vellai", label: "Vellai white", colour: "#fdfcfa" },
            { value: "karuppu", href: "#karuppu", label: "Karuppu black", colour: "#0b0b0d" },
          ]}
          value="vellai"
          onChange={fn()}
        />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <Controlled legend="Colour" options={options} value="rani" onChange={fn()} />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    options: [
      {
        value: "long",
        href: "#long",
        label: "The deep red of lac, dyed twice in the yarn and once in the piece",
        colour: "#6e1227",
      },
    ],
    value: "long",
  },
};

export const RightToLeft: Story = { ...States, ...rightToLeft, tags: ["!test"] };

export const FlowKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const link = (name: string) => canvas.getByRole("link", { name });
    await userEvent.tab();
    await expect(link("Manjal yellow")).toHaveFocus();
    await expect(link("Rani pink")).toHaveAttribute("aria-current", "true");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("mayil");
    await expect(link("Mayil blue-green")).toHaveAttribute("aria-current", "true");
    await expect(link("Rani pink")).not.toHaveAttribute("aria-current");
    await expect(canvas.getByRole("group", { name: "Colour Mayil blue-green" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(link("Vellai white, sold out")).toHaveAttribute("aria-current", "true");
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };

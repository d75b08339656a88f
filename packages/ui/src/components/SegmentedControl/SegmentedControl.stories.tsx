import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { DeviceIcon, MoonIcon, SunIcon } from "../../icons.ts";
import { SegmentedControl, type SegmentedControlProps } from "./SegmentedControl.tsx";
import { dark, forced, snapshot } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const themes = [
  { value: "light", label: "Light", icon: <SunIcon /> },
  { value: "dark", label: "Dark", icon: <MoonIcon /> },
  { value: "system", label: "System", icon: <DeviceIcon /> },
];

const Controlled = ({ value: first, onChange, ...rest }: SegmentedControlProps) => {
  const [value, setValue] = useState(first);
  return (
    <SegmentedControl
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
};

const meta: Meta<typeof SegmentedControl> = {
  title: "Forms/SegmentedControl",
  component: SegmentedControl,
  args: { legend: "Theme", name: "theme", options: themes, value: "light", onChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: { states: ["icons and labels", "icons", "labels", "many wrap", "hover", "focus"] },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  ...snapshot,
  render: () => (
    <StoryGrid>
      <StoryCell name="icons and labels">
        <Controlled legend="Theme" name="both" options={themes} value="light" onChange={fn()} />
      </StoryCell>
      <StoryCell name="icons">
        <Controlled
          legend="Theme"
          name="icons"
          hideLabels
          options={themes}
          value="dark"
          onChange={fn()}
        />
      </StoryCell>
      <StoryCell name="labels">
        <Controlled
          legend="Direction"
          hideLegend
          name="labels"
          options={[
            { value: "ltr", label: "LTR" },
            { value: "rtl", label: "RTL" },
          ]}
          value="ltr"
          onChange={fn()}
        />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <Controlled legend="Theme" name="focus" options={themes} value="light" onChange={fn()} />
      </StoryCell>
      <StoryCell name="hover" force="hover">
        <Controlled legend="Theme" name="hover" options={themes} value="light" onChange={fn()} />
      </StoryCell>
      <StoryCell name="many wrap">
        <Controlled
          legend="Kind of work"
          name="portfolio"
          options={["All", "Interior", "Textile", "Lighting", "Art Design"].map((label) => ({
            value: label,
            label,
          }))}
          value="All"
          onChange={fn()}
        />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    options: [
      { value: "a", label: "As light as the morning in Kanchipuram" },
      { value: "b", label: "As dark as the indigo vat after dusk" },
    ],
    value: "a",
  },
};

export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    legend: "تھیم",
    options: [
      { value: "light", label: "روشن" },
      { value: "dark", label: "تاریک" },
    ],
  },
};

export const FlowKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Light" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Dark" })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith("dark");
  },
};

export const Dark: Story = { ...States, ...dark };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };

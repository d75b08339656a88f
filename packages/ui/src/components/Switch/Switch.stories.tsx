import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Switch, type SwitchProps } from "./Switch.tsx";
import { dark, forced, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const Controlled = ({ checked: first, onChange, ...rest }: SwitchProps) => {
  const [isOn, setOn] = useState(first ?? false);
  return (
    <Switch
      {...rest}
      checked={isOn}
      onChange={(event) => {
        setOn(event.target.checked);
        onChange?.(event);
      }}
    />
  );
};

const currency = { label: "Prices in US dollars", sides: { off: "INR ₹", on: "USD $" } };

const meta: Meta<typeof Switch> = {
  title: "Forms/Switch",
  component: Switch,
  args: { ...currency, checked: false, onChange: fn() },
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
      <StoryCell name="off">
        <Switch {...currency} checked={false} onChange={fn()} />
      </StoryCell>
      <StoryCell name="on">
        <Switch {...currency} checked onChange={fn()} />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <Switch {...currency} checked onChange={fn()} />
      </StoryCell>
      <StoryCell name="hover" force="hover">
        <Switch {...currency} checked={false} onChange={fn()} />
      </StoryCell>
      <StoryCell name="label, hint and error">
        <Switch
          {...currency}
          hideLabel={false}
          hint="Applies to all pages"
          error="Dollars are not available today"
          checked={false}
          onChange={fn()}
        />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    sides: { off: "Prices in Indian rupees", on: "Prices in dollars of the United States" },
  },
};

export const RightToLeft: Story = { ...States, ...rightToLeft, tags: ["!test"] };

export const FlowKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole("switch", { name: "Prices in US dollars" });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };

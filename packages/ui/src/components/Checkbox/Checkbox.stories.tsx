import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { FieldGroup } from "../FormField/FieldGroup.tsx";
import { Checkbox } from "./Checkbox.tsx";
import { dark, forced, sheet } from "../StateSheet/pictures.ts";
import { StateCell, StateSheet } from "../StateSheet/StateSheet.tsx";

const meta: Meta<typeof Checkbox> = {
  title: "Forms/Checkbox",
  component: Checkbox,
  args: { label: "Pure Silk Sarees", onChange: fn() },
  parameters: { states: ["off", "on", "hover", "focus", "disabled", "group"] },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  ...sheet,
  render: () => (
    <StateSheet>
      <StateCell name="off">
        <Checkbox label="Pure Silk Sarees" />
      </StateCell>
      <StateCell name="on">
        <Checkbox label="Pure Silk Sarees" defaultChecked />
      </StateCell>
      <StateCell name="focus" force="focus">
        <Checkbox label="Pure Silk Sarees" />
      </StateCell>
      <StateCell name="disabled">
        <Checkbox label="Pure Silk Sarees" disabled />
      </StateCell>
      <StateCell name="group">
        <FieldGroup legend="Kind">
          <Checkbox label="Pure Silk Sarees" note="26" defaultChecked />
          <Checkbox label="Silk Cotton Sarees" note="14" />
          <Checkbox label="Kurtis" note="9" />
        </FieldGroup>
      </StateCell>
      <StateCell name="hover" force="hover">
        <Checkbox label="Pure Silk Sarees" />
      </StateCell>
    </StateSheet>
  ),
};

export const LongText: Story = {
  args: {
    label:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
    note: "1,230",
  },
};

export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: { label: "ریشمی ساڑھیاں", note: "26" },
};

export const FlowKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(within(canvasElement).getByRole("checkbox")).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { ...States, ...dark };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };

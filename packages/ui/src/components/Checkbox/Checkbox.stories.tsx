import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { FieldGroup } from "../FormField/FieldGroup.tsx";
import { Checkbox } from "./Checkbox.tsx";
import { dark, forced, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const meta: Meta<typeof Checkbox> = {
  title: "Forms/Checkbox",
  component: Checkbox,
  args: { label: "Pure Silk Sarees", onChange: fn() },
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
        <Checkbox label="Pure Silk Sarees" />
      </StoryCell>
      <StoryCell name="on">
        <Checkbox label="Pure Silk Sarees" defaultChecked />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <Checkbox label="Pure Silk Sarees" />
      </StoryCell>
      <StoryCell name="disabled">
        <Checkbox label="Pure Silk Sarees" disabled />
      </StoryCell>
      <StoryCell name="hint">
        <Checkbox label="Gift wrap" hint="Cotton cloth and a card" note="₹40" />
      </StoryCell>
      <StoryCell name="error">
        <Checkbox label="I agree to the terms" error="Agree to the terms" />
      </StoryCell>
      <StoryCell name="group">
        <FieldGroup legend="Kind">
          <Checkbox label="Pure Silk Sarees" note="26" defaultChecked />
          <Checkbox label="Silk Cotton Sarees" note="14" />
          <Checkbox label="Kurtis" note="9" />
        </FieldGroup>
      </StoryCell>
      <StoryCell name="colour">
        <FieldGroup legend="Colour">
          <Checkbox label="Red" note="15" colour="#b01e2b" defaultChecked />
          <Checkbox label="White" note="7" colour="#f3eee2" />
          <Checkbox label="Black" note="8" colour="#2b2827" />
        </FieldGroup>
      </StoryCell>
      <StoryCell name="hover" force="hover">
        <Checkbox label="Pure Silk Sarees" />
      </StoryCell>
    </StoryGrid>
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
  ...rightToLeft,
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

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { OtpField, type OtpFieldProps } from "./OtpField.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const Controlled = ({ value: first, onChange, ...rest }: OtpFieldProps) => {
  const [value, setValue] = useState(first);
  return (
    <OtpField
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
};

const meta: Meta<typeof OtpField> = {
  title: "Forms/OtpField",
  component: OtpField,
  args: { label: "Code", value: "", onChange: fn(), onComplete: fn() },
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
      <StoryCell name="empty">
        <OtpField label="Code" hint="The code in the email" value="" onChange={fn()} />
      </StoryCell>
      <StoryCell name="partial">
        <OtpField label="Code" length={6} value="123" onChange={fn()} />
      </StoryCell>
      <StoryCell name="full">
        <OtpField label="Code" length={6} value="123456" onChange={fn()} />
      </StoryCell>
      <StoryCell name="letters">
        <OtpField label="Code" value="AB12cd" onChange={fn()} />
      </StoryCell>
      <StoryCell name="error">
        <OtpField
          label="Code"
          value="123456"
          error="This code has expired. Ask for a new one."
          onChange={fn()}
        />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <OtpField label="Code" value="123" onChange={fn()} />
      </StoryCell>
      <StoryCell name="disabled">
        <OtpField label="Code" value="123456" disabled onChange={fn()} />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    value: "0123456789".repeat(8),
    hint: "The code that we have sent to meenakshi.sundaram@example.com a moment ago; it is good for ten minutes",
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { label: "ایک بار کا کوڈ", hint: "ای میل میں بھیجا گیا کوڈ", value: "12345" },
};

export const FlowPaste: Story = {
  args: { length: 6 },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Code" });
    await expect(field).toHaveAttribute("autocomplete", "one-time-code");
    await userEvent.click(field);
    await userEvent.paste(" 12 34 56 ");
    await expect(field).toHaveValue("123456");
    await expect(args.onComplete).toHaveBeenLastCalledWith("123456");
    await userEvent.type(field, "7");
    await expect(field).toHaveValue("123456");
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

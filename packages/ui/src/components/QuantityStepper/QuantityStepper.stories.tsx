import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { QuantityStepper, type QuantityStepperProps } from "./QuantityStepper.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const Controlled = ({ value: first, onChange, onRefuse, ...rest }: QuantityStepperProps) => {
  const [value, setValue] = useState(first);
  const [status, setStatus] = useState<string>();
  return (
    <QuantityStepper
      status={status}
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        setStatus(undefined);
        onChange?.(next);
      }}
      onRefuse={(asked) => {
        setStatus(`Only ${rest.max ?? 0} items available in stock`);
        onRefuse?.(asked);
      }}
    />
  );
};

const labels = {
  label: "Quantity",
  labels: { decrease: "One less", increase: "One more" },
  onChange: () => {},
};

const meta: Meta<typeof QuantityStepper> = {
  title: "Forms/QuantityStepper",
  component: QuantityStepper,
  args: { ...labels, value: 1, max: 3, onChange: fn(), onRefuse: fn() },
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
      <StoryCell name="0, at the lower end">
        <QuantityStepper {...labels} value={0} max={3} />
      </StoryCell>
      <StoryCell name="1">
        <QuantityStepper {...labels} value={1} max={3} />
      </StoryCell>
      <StoryCell name="at the upper end">
        <QuantityStepper {...labels} value={3} max={3} status="Only 3 items available in stock" />
      </StoryCell>
      <StoryCell name="no stock figure">
        <QuantityStepper {...labels} value={2} status="Stock information not available" />
      </StoryCell>
      <StoryCell name="label, hint and error">
        <QuantityStepper
          {...labels}
          hideLabel={false}
          value={3}
          hint="Sold in pairs"
          error="Choose an even number"
        />
      </StoryCell>
      <StoryCell name="hover" force="hover">
        <QuantityStepper {...labels} value={2} max={3} />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <QuantityStepper {...labels} value={2} max={3} />
      </StoryCell>
      <StoryCell name="small">
        <QuantityStepper {...labels} value={12} max={24} size="small" />
      </StoryCell>
      <StoryCell name="disabled">
        <QuantityStepper {...labels} value={1} max={3} disabled />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    value: 120,
    max: 120,
    status:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    label: "تعداد",
    labels: { decrease: "ایک کم", increase: "ایک اور" },

    value: 2,
    status: "صرف 3 دستیاب ہیں",
  },
};

export const FlowKeyboard: Story = {
  name: "Flow: keyboard [PDP-28]",
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("spinbutton", { name: "Quantity" });
    field.focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(field).toHaveValue("3");
    await userEvent.keyboard("{ArrowUp}");
    await expect(field).toHaveValue("3");
    await expect(args.onRefuse).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole("status")).toHaveTextContent("Only 3 items available in stock");
    await userEvent.keyboard("{PageDown}");
    await expect(field).toHaveValue("0");
    await expect(field).toHaveAttribute("aria-valuenow", "0");
  },
};

export const FlowNeverBelowZero: Story = {
  name: "Flow: never below 0 [PDP-29]",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const less = canvas.getByRole("button", { name: "One less" });
    for (let press = 0; press < 5; press += 1) await userEvent.click(less);
    await expect(canvas.getByRole("spinbutton")).toHaveValue("0");
  },
};

export const FlowTypedText: Story = {
  name: "Flow: typed text becomes 0, typed excess is refused [PDP-28] [PDP-30]",
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("spinbutton");
    await userEvent.clear(field);
    await userEvent.type(field, "2");
    await expect(field).toHaveValue("2");
    await userEvent.click(field);
    await userEvent.tripleClick(field);
    await userEvent.paste("many");
    await expect(field).toHaveValue("0");
    await userEvent.tripleClick(field);
    await userEvent.paste("99");
    await expect(field).toHaveValue("0");
    await expect(args.onRefuse).toHaveBeenLastCalledWith(99);
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

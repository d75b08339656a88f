import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { CouponField, type CouponFieldProps, type CouponState } from "./CouponField.tsx";
import { dark, forced, snapshot } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const base: CouponFieldProps = {
  state: { kind: "idle" },
  value: "",
  onChange: () => {},
  onApply: () => {},
};

/** Accepts a single code. */
const Shop = ({ onApply, ...rest }: CouponFieldProps) => {
  const [value, setValue] = useState(rest.value);
  const [state, setState] = useState<CouponState>(rest.state);
  return (
    <CouponField
      {...rest}
      state={state}
      value={value}
      onChange={setValue}
      onApply={(code) => {
        onApply(code);
        if (code === "PONGAL20") setState({ kind: "applied", message: "PONGAL20: ₹500 off" });
        else setState({ kind: "refused", message: code ? "Invalid coupon" : "Enter a code" });
      }}
      onRemove={() => {
        setValue("");
        setState({ kind: "idle" });
      }}
    />
  );
};

const meta: Meta<typeof CouponField> = {
  title: "Forms/CouponField",
  component: CouponField,
  args: { ...base, onApply: fn() },
  parameters: {
    states: ["idle", "empty", "busy", "applied", "applied, stays", "invalid", "no answer"],
  },
  render: (args) => <Shop {...args} />,
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  ...snapshot,
  render: () => (
    <StoryGrid>
      <StoryCell name="idle">
        <CouponField {...base} />
      </StoryCell>
      <StoryCell name="empty">
        <CouponField {...base} state={{ kind: "refused", message: "Enter a code" }} />
      </StoryCell>
      <StoryCell name="busy">
        <CouponField {...base} value="PONGAL20" state={{ kind: "checking" }} />
      </StoryCell>
      <StoryCell name="applied">
        <CouponField
          {...base}
          state={{ kind: "applied", message: "PONGAL20: ₹500 off" }}
          onRemove={() => {}}
        />
      </StoryCell>
      <StoryCell name="applied, stays">
        <CouponField {...base} state={{ kind: "applied", message: "PONGAL20: ₹500 off" }} />
      </StoryCell>
      <StoryCell name="invalid">
        <CouponField
          {...base}
          value="DIWALI"
          state={{ kind: "refused", message: "Invalid coupon" }}
        />
      </StoryCell>
      <StoryCell name="no answer">
        <CouponField
          {...base}
          value="PONGAL20"
          state={{ kind: "refused", message: "The shop did not answer. Please try again." }}
        />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    value: "HANDWOVEN-IN-KANCHIPURAM-AND-SENT-TO-THIRUVANANTHAPURAM",
    state: {
      kind: "refused",
      message: "This code is for the first order of a customer, above ₹12,480, until last Pongal",
    },
  },
};

export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    label: "کوپن کوڈ",
    applyLabel: "لگائیں",
    value: "PONGAL20",
    state: { kind: "refused", message: "غلط کوپن" },
  },
};

export const FlowRefusedThenApplied: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Apply" }));
    const field = canvas.getByRole("textbox", { name: "Coupon code" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Enter a code");
    await userEvent.type(field, " PONGAL20 ");
    await userEvent.click(canvas.getByRole("button", { name: "Apply" }));
    await expect(args.onApply).toHaveBeenLastCalledWith("PONGAL20");
    await expect(canvas.getByText("PONGAL20: ₹500 off")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    await expect(canvas.getByRole("textbox", { name: "Coupon code" })).toHaveValue("");
  },
};

export const Dark: Story = { ...States, ...dark };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { CouponField, type CouponFieldProps } from "./CouponField.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const base: CouponFieldProps = { label: "Coupon code", submitText: "Apply", onApply: () => {} };

/** Accepts a single code. */
const Controlled = ({ onApply, onRemove, ...rest }: CouponFieldProps) => {
  const [result, setResult] = useState<Pick<CouponFieldProps, "status" | "message">>({
    status: rest.status,
    message: rest.message,
  });
  return (
    <CouponField
      {...rest}
      {...result}
      onApply={(code) => {
        onApply(code);
        if (code.trim() === "PONGAL20")
          setResult({ status: "applied", message: "PONGAL20: ₹500 off" });
        else setResult({ status: "refused", message: code ? "Invalid coupon" : "Enter a code" });
      }}
      onRemove={() => {
        setResult({ status: "idle", message: undefined });
        onRemove?.();
      }}
    />
  );
};

const meta: Meta<typeof CouponField> = {
  title: "Cart & orders/CouponField",
  component: CouponField,
  args: { ...base, removeText: "Remove", onApply: fn(), onRemove: fn() },
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
      <StoryCell name="idle">
        <CouponField {...base} />
      </StoryCell>
      <StoryCell name="empty">
        <CouponField {...base} status="refused" message="Enter a code" />
      </StoryCell>
      <StoryCell name="busy">
        <CouponField {...base} defaultValue="PONGAL20" status="checking" />
      </StoryCell>
      <StoryCell name="applied">
        <CouponField
          {...base}
          defaultValue="PONGAL20"
          status="applied"
          message="PONGAL20: ₹500 off"
          removeText="Remove"
          onRemove={fn()}
        />
      </StoryCell>
      <StoryCell name="invalid">
        <CouponField {...base} defaultValue="DIWALI" status="refused" message="Invalid coupon" />
      </StoryCell>
      <StoryCell name="no answer">
        <CouponField
          {...base}
          defaultValue="PONGAL20"
          status="refused"
          message="The shop did not answer. Please try again."
        />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    defaultValue: "HANDWOVEN-IN-KANCHIPURAM-AND-SENT-TO-THIRUVANANTHAPURAM",
    status: "refused",
    message: "This code is for the first order of a customer, above ₹12,480, until last Pongal",
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    label: "کوپن کوڈ",
    submitText: "لگائیں",
    defaultValue: "PONGAL20",
    status: "refused",
    message: "غلط کوپن",
  },
};

export const FlowRefusedThenApplied: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Apply" }));
    const field = canvas.getByRole("textbox", { name: "Coupon code" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Enter a code");
    await userEvent.type(field, "PONGAL20");
    await userEvent.click(canvas.getByRole("button", { name: "Apply" }));
    await expect(args.onApply).toHaveBeenLastCalledWith("PONGAL20");
    await expect(canvas.getByText("PONGAL20: ₹500 off")).toBeVisible();
  },
};

export const FlowRemoved: Story = {
  args: { defaultValue: "PONGAL20", status: "applied", message: "PONGAL20: ₹500 off" },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox", { name: "Coupon code" });
    await expect(field).toHaveAccessibleDescription("PONGAL20: ₹500 off");
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: "Remove" })).toBeNull();
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

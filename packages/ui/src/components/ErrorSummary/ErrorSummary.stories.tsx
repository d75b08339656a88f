import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";

const meta: Meta<typeof ErrorSummary> = {
  title: "Forms/ErrorSummary",
  component: ErrorSummary,
  args: {
    title: "Two fields need a correction",
    items: [
      { id: "email", text: "Enter a full email, such as asha@example.com" },
      { id: "pin", text: "Enter a pin code of six digits" },
    ],
  },
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
        <ErrorSummary
          title="One field needs a correction"
          items={[{ id: "email", text: "Enter your email" }]}
        />
      </StoryCell>
      <StoryCell name="many">
        <ErrorSummary
          title="Three fields need a correction"
          items={[
            { id: "name", text: "Enter your name" },
            { id: "email", text: "Enter your email" },
            { id: "delivery", text: "Choose how it should come" },
          ]}
        />
      </StoryCell>
      <StoryCell name="none">
        <ErrorSummary title="No field needs a correction" items={[]} />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    title: "Some of the fields below need a correction before the order can be placed",
    items: [
      {
        id: "address",
        text: "Enter the street and the number of the house, as the courier does not deliver to post office boxes",
      },
    ],
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    title: "ایک خانہ درست کریں",
    items: [{ id: "pin", text: "چھ ہندسوں کا پن کوڈ درج کریں" }],
  },
};

const options = [
  { value: "post", label: "Post" },
  { value: "courier", label: "Courier" },
];

const Order = () => {
  const [submits, setSubmits] = useState(0);
  const refused = submits > 0;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSubmits(submits + 1);
      }}
    >
      <Stack gap="s20">
        <ErrorSummary
          key={submits}
          title="Three fields need a correction"
          items={
            refused
              ? [
                  { id: "order-email", text: "Enter your email" },
                  { id: "order-delivery", text: "Choose how it should come" },
                  { id: "order-terms", text: "Agree to the terms" },
                ]
              : []
          }
        />
        <TextField
          id="order-email"
          label="Email"
          error={refused ? "Enter your email" : undefined}
        />
        <RadioGroup
          id="order-delivery"
          legend="Delivery"
          options={options}
          error={refused ? "Choose how it should come" : undefined}
        />
        <Checkbox
          id="order-terms"
          label="I agree to the terms"
          error={refused ? "Agree to the terms" : undefined}
        />
        <Button type="submit">Order</Button>
      </Stack>
    </form>
  );
};

/** It takes the focus after each refused submit, and its links move the focus to a control or the first one of a group. */
export const FlowFocus: Story = {
  render: () => <Order />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const submit = canvas.getByRole("button", { name: "Order" });
    for (let submits = 0; submits < 2; submits += 1) {
      await userEvent.click(submit);
      const summary = canvas.getByRole("group", { name: "Three fields need a correction" });
      await expect(summary).toHaveFocus();
    }
    await userEvent.click(canvas.getByRole("link", { name: "Enter your email" }));
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Choose how it should come" }));
    await expect(canvas.getByRole("radio", { name: "Post" })).toHaveFocus();
    const terms = canvas.getByRole("checkbox", { name: "I agree to the terms" });
    await expect(terms).toHaveAccessibleDescription("Agree to the terms");
    await userEvent.click(canvas.getByRole("link", { name: "Agree to the terms" }));
    await expect(terms).toHaveFocus();
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

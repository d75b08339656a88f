import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Button } from "../Button/Button.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { ErrorSummary, type FieldError } from "./ErrorSummary.tsx";
import { dark, forced, snapshot } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const errors: readonly FieldError[] = [
  { fieldId: "contact-name", message: "Name is required" },
  { fieldId: "contact-email", message: "Enter a valid email address" },
  { fieldId: "contact-message", message: "Message must be 400 characters or fewer" },
];

const title = "Three things to mend";

const meta: Meta<typeof ErrorSummary> = {
  title: "Feedback/ErrorSummary",
  component: ErrorSummary,
  args: { title, errors },
  parameters: { states: ["one", "many", "hover", "focus", "none"] },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  ...snapshot,
  render: () => (
    <StoryGrid wide>
      <StoryCell name="one">
        <ErrorSummary title="One thing to mend" errors={errors.slice(0, 1)} />
      </StoryCell>
      <StoryCell name="many">
        <ErrorSummary title={title} errors={errors} />
      </StoryCell>
      <StoryCell name="hover" force="hover">
        <ErrorSummary title="Under the pointer" errors={errors.slice(0, 1)} />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <ErrorSummary title="In focus" errors={errors.slice(0, 1)} />
      </StoryCell>
    </StoryGrid>
  ),
};

export const None: Story = {
  args: { errors: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("region")).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    title: "What keeps this form from being sent to the shop, and how each of it can be mended",
    errors: [
      {
        fieldId: "long",
        message:
          "The house number and the street together must have fewer than one hundred and twenty characters, as the label on the parcel has no room for more",
      },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    title: "دو چیزیں درست کریں",
    errors: [
      { fieldId: "naam", message: "نام درج کریں" },
      { fieldId: "email", message: "درست ای میل درج کریں" },
    ],
  },
};

const Form = () => {
  const [attempt, setAttempt] = useState(0);
  const [name, setName] = useState("");
  const faults = name === "" && attempt > 0 ? errors.slice(0, 1) : [];
  return (
    <Stack align="start">
      <ErrorSummary title="One thing to mend" errors={faults} attempt={attempt} />
      <TextField
        id="contact-name"
        label="Name"
        value={name}
        error={faults[0]?.message}
        onChange={({ target }) => setName(target.value)}
      />
      <Button onClick={() => setAttempt(attempt + 1)}>Send</Button>
    </Stack>
  );
};

export const FlowMovesFocusToField: Story = {
  render: () => <Form />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const send = canvas.getByRole("button", { name: "Send" });
    await userEvent.click(send);
    const summary = canvas.getByRole("region", { name: "One thing to mend" });
    await expect(summary).toHaveFocus();
    await userEvent.click(send);
    await expect(summary).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const field = canvas.getByRole("textbox", { name: "Name" });
    await expect(field).toHaveFocus();
    await userEvent.type(field, "Asha");
    await expect(summary).not.toBeInTheDocument();
  },
};

export const Dark: Story = { ...States, ...dark };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };

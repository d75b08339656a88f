import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { PasswordField } from "./PasswordField.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const meta: Meta<typeof PasswordField> = {
  title: "Forms/PasswordField",
  component: PasswordField,
  args: { label: "Password", autoComplete: "current-password" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      <StoryCell name="hidden">
        <PasswordField label="Password" defaultValue="korvai-border" />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <PasswordField label="Password" defaultValue="korvai-border" />
      </StoryCell>
      <StoryCell name="error">
        <PasswordField label="Password" error="Enter your password" />
      </StoryCell>
      <StoryCell name="disabled">
        <PasswordField label="Password" defaultValue="korvai-border" disabled />
      </StoryCell>
    </StoryGrid>
  ),
};

export const Shown: Story = {
  args: { defaultValue: "tested zari" },
  play: async ({ canvasElement }) => {
    const show = within(canvasElement).getByRole("button", { pressed: false });
    await userEvent.click(show);
    await expect(show).toHaveAttribute("aria-pressed", "true");
  },
};

export const LongText: Story = {
  args: {
    label:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
    error:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { label: "پاس ورڈ", labels: { show: "پاس ورڈ دکھائیں" }, defaultValue: "korvai-border" },
};

export const FlowShowAndPaste: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("Password");
    await userEvent.click(input);
    await userEvent.paste("korvai-border");
    await expect(input).toHaveValue("korvai-border");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show characters", pressed: false }));
    await expect(input).toHaveAttribute("type", "text");
    await expect(
      canvas.getByRole("button", { name: "Show characters", pressed: true }),
    ).toBeVisible();
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

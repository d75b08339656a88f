import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { CopyField } from "./CopyField.tsx";

const meta: Meta<typeof CopyField> = {
  title: "Desk/CopyField",
  component: CopyField,
  args: { label: "Key", value: "pk_live_8f2c41d0a9" },
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
        <CopyField label="Key" value="pk_live_8f2c41d0a9" />
      </StoryCell>
      <StoryCell name="hint">
        <CopyField label="Key" hint="It is shown only once" value="pk_live_8f2c41d0a9" />
      </StoryCell>
      <StoryCell name="label hidden">
        <CopyField label="Link" hideLabel value="https://shop.example/desk" />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <CopyField label="Key" value="pk_live_8f2c41d0a9" />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    label: "Link of the invitation, which can be used once",
    value: `https://shop.example/desk/invitation#${"a1b2".repeat(40)}`,
  },
  play: expectNoOverflow,
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { label: "کلید", labels: { copy: "نقل کریں" } },
};

export const FlowCopies: Story = {
  play: async ({ canvasElement }) => {
    const write = fn(async () => undefined);
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: write },
    });
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(write).toHaveBeenCalledWith("pk_live_8f2c41d0a9");
    await expect(await canvas.findByRole("button", { name: "Copied" })).toHaveFocus();
    await expect(canvas.getByRole("status")).toHaveTextContent("Copied");
    Reflect.deleteProperty(navigator, "clipboard");
  },
};

/** Without the permission the text is selected, and the field says what to do. */
export const FlowCannotCopy: Story = {
  play: async ({ canvasElement }) => {
    const refuse = async (): Promise<void> => {
      throw new Error("not allowed");
    };
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: refuse },
    });
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    const field = canvas.getByRole<HTMLInputElement>("textbox", { name: "Key" });
    await expect(await canvas.findByText(/It is selected/)).toBeVisible();
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    Reflect.deleteProperty(navigator, "clipboard");
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

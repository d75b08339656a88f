import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { TextField } from "../TextField/TextField.tsx";
import { FieldGroup } from "./FieldGroup.tsx";
import { FormField } from "./FormField.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { dark, forced, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import * as styles from "./FormField.css.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const meta: Meta<typeof FormField> = {
  title: "Forms/FormField",
  component: FormField,
  subcomponents: { FieldGroup: FieldGroup as never },
  args: {
    label: "Pin code",
    hint: "Six digits",
    children: (control) => <input {...control} inputMode="numeric" className={styles.control} />,
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
      <StoryCell name="hint">
        <TextField label="Pin code" hint="Six digits" />
      </StoryCell>
      <StoryCell name="optional">
        <TextField label="Landmark" optional="optional" />
      </StoryCell>
      <StoryCell name="error">
        <TextField label="Pin code" hint="Six digits" error="Enter a pin code of six digits" />
      </StoryCell>
      <StoryCell name="group with an error">
        <FieldGroup legend="Delivery" error="Enter a door or a street">
          <Stack>
            <TextField label="Door" />
            <TextField label="Street" />
          </Stack>
        </FieldGroup>
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    label:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
    hint: "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
    error:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { label: "پن کوڈ", hint: "چھ ہندسے", error: "درست پن کوڈ درج کریں" },
};

export const FlowEnglishInAnotherDirection: Story = {
  globals: { dir: "rtl" },
  args: { error: "Enter a pin code. It has six digits." },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Enter a pin code. It has six digits.")).toHaveStyle({
      unicodeBidi: "plaintext",
    });
  },
};

export const FlowErrorDescribesControl: Story = {
  args: { error: "Enter a pin code of six digits" },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Pin code" });
    await expect(input).toHaveAccessibleDescription("Six digits Enter a pin code of six digits");
    await expect(input).toBeInvalid();
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };

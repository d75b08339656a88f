import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../../components/Button/Button.tsx";
import { Select } from "../../components/Select/Select.tsx";
import { expectNoOverflow } from "../../components/StoryGrid/expectNoOverflow.ts";
import { dark, forced, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { TextField } from "../../components/TextField/TextField.tsx";
import { MoneyField } from "../NumberField/MoneyField.tsx";
import { StockField } from "../NumberField/StockField.tsx";
import { FieldRow } from "./FieldRow.tsx";

const meta: Meta<typeof FieldRow> = {
  title: "Desk/FieldRow",
  component: FieldRow,
  args: {
    children: (
      <>
        <TextField label="Name" defaultValue="Kanchipuram saree" />
        <MoneyField label="Price" hint="What shoppers pay." defaultValue={1_640_000} />
        <Select
          label="Word on the picture"
          optional="optional"
          options={[{ value: "new", label: "New" }]}
          defaultValue="new"
        />
      </>
    ),
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: (args) => (
    <StoryGrid wide>
      <StoryCell name="one has a hint">
        <FieldRow {...args} />
      </StoryCell>
      <StoryCell name="one has an error">
        <FieldRow>
          <TextField label="Name" error="Write a name." />
          <TextField label="SKU" hint="Your own number." />
        </FieldRow>
      </StoryCell>
      <StoryCell name="narrow, with a status">
        <FieldRow width="narrow">
          <StockField label="Pieces in stock" size="medium" before={8} defaultValue={9} />
          <TextField label="SKU" optional="optional" />
          <MoneyField label="Own price" optional="optional" />
        </FieldRow>
      </StoryCell>
      <StoryCell name="with a button">
        <FieldRow width="narrow">
          <TextField label="By whom" />
          <TextField label="Id begins with" hint="A product, an order." />
          <Button variant="secondary">Show</Button>
        </FieldRow>
      </StoryCell>
    </StoryGrid>
  ),
};

export const Narrow: Story = {
  globals: { viewport: { value: "w360" } },
  play: expectNoOverflow,
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <TextField
          label="Name of the product in the catalogue, in its mails and on its invoices"
          hint="Shoppers search for it, so write what they would write."
        />
        <TextField
          label="SKU"
          error="Another product has this number. Choose a number of its own."
        />
      </>
    ),
  },
  play: expectNoOverflow,
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    children: (
      <>
        <TextField label="نام" />
        <TextField label="قیمت" hint="گاہک کیا ادا کرتے ہیں۔" />
      </>
    ),
  },
};

/** Whatever is above and below them. */
export const FlowHasControlsInLine: Story = {
  render: () => (
    <FieldRow width="narrow">
      <TextField label="Name" error="Write a name." />
      <TextField label="SKU" hint="Your own number." />
      <StockField label="Pieces" size="medium" before={8} defaultValue={9} />
    </FieldRow>
  ),
  play: async ({ canvas }) => {
    const middles = [...canvas.getAllByRole("textbox"), canvas.getByRole("spinbutton")].map(
      (control) => {
        const { top, bottom } = control.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      },
    );
    await expect(new Set(middles).size).toBe(1);
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };

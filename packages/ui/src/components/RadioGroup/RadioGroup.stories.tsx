import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { RadioGroup } from "./RadioGroup.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const sizes = ["S", "M", "L"].map((value) => ({ value, label: value }));
const deliveries = [
  { value: "post", label: "Post", hint: "Within a week", note: "Free" },
  { value: "courier", label: "Courier", hint: "Tomorrow before noon", note: "₹120" },
  { value: "loom", label: "Collect at the loom", hint: "Kanchipuram, from Friday", disabled: true },
];

const meta: Meta<typeof RadioGroup> = {
  title: "Forms/RadioGroup",
  component: RadioGroup,
  args: { legend: "Delivery", options: deliveries, defaultValue: "post", onChange: fn() },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      <StoryCell name="none chosen">
        <RadioGroup legend="Delivery" options={deliveries} />
      </StoryCell>
      <StoryCell name="hint">
        <RadioGroup legend="Size" hint="Measured flat" options={sizes} defaultValue="M" />
      </StoryCell>
      <StoryCell name="error">
        <RadioGroup legend="Size" options={sizes} error="Choose a size" />
      </StoryCell>
      <StoryCell name="disabled">
        <RadioGroup legend="Size" options={sizes} defaultValue="M" disabled />
      </StoryCell>
      <StoryCell name="in a row">
        <RadioGroup legend="Size" options={sizes} defaultValue="M" layout="inline" />
      </StoryCell>
      <StoryCell name="hover" force="hover">
        <RadioGroup legend="Size" options={sizes} layout="cards" />
      </StoryCell>
      <StoryCell name="cards">
        <RadioGroup
          legend="Delivery"
          options={deliveries}
          defaultValue="courier"
          layout="cards"
          hint="From Kanchipuram"
        />
      </StoryCell>
      <StoryCell name="cards with an error">
        <RadioGroup
          legend="Delivery"
          options={deliveries}
          layout="cards"
          error="Choose how it should come"
        />
      </StoryCell>
    </StoryGrid>
  ),
};

export const Cards: Story = { args: { layout: "cards" } };

export const LongText: Story = {
  args: {
    layout: "cards",
    options: [
      {
        value: "long",
        label: "A courier who comes to the door in the evening, between six and nine o'clock",
        hint: "Two attempts on two days, then the parcel waits for a week at the nearest post office",
        note: "₹1,20,000",
      },
      { value: "short", label: "Post" },
    ],
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    legend: "ترسیل",
    hint: "کانچی پورم سے",
    layout: "cards",
    defaultValue: "post",
    options: [
      { value: "post", label: "ڈاک", hint: "ایک ہفتے میں", note: "مفت" },
      { value: "courier", label: "کوریئر", hint: "کل دوپہر سے پہلے", note: "₹120" },
    ],
  },
};

/** The group is one stop of the Tab key. Arrow keys choose, and leave out what is disabled. */
export const FlowKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Post" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    const courier = canvas.getByRole("radio", { name: "Courier" });
    await expect(courier).toBeChecked();
    await expect(courier).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith("courier");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Post" })).toBeChecked();
  },
};

/** A press anywhere on a card chooses it. Hint and note describe it, and are no part of its name. */
export const FlowCard: Story = {
  args: { layout: "cards" },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const courier = canvas.getByRole("radio", { name: "Courier" });
    await expect(courier).toHaveAccessibleDescription("Tomorrow before noon ₹120");
    const price = canvas.getByText("₹120").getBoundingClientRect();
    const target = document.elementFromPoint(price.x + price.width / 2, price.bottom + 2);
    await userEvent.click(target ?? canvasElement);
    await expect(courier).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith("courier");
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

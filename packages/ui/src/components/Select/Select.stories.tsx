import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Select } from "./Select.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const options = [
  { value: "order", label: "About an order" },
  { value: "product", label: "About a saree" },
  { value: "other", label: "Something else" },
];

const meta: Meta<typeof Select> = {
  title: "Forms/Select",
  component: Select,
  args: { label: "Subject", options, placeholder: "Choose a subject", onChange: fn() },
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
        <Select label="Subject" options={options} placeholder="Choose a subject" />
      </StoryCell>
      <StoryCell name="chosen">
        <Select label="Subject" options={options} defaultValue="product" />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <Select label="Subject" options={options} defaultValue="product" />
      </StoryCell>
      <StoryCell name="error">
        <Select
          label="Subject"
          options={options}
          placeholder="Choose a subject"
          error="Choose a subject"
        />
      </StoryCell>
      <StoryCell name="disabled">
        <Select label="Subject" options={options} defaultValue="order" disabled />
      </StoryCell>
      <StoryCell name="hover" force="hover">
        <Select label="Subject" options={options} defaultValue="product" />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    label:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
    options: [
      {
        value: "long",
        label:
          "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
      },
    ],
    placeholder: undefined,
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    label: "موضوع",
    options: [{ value: "a", label: "آرڈر کے بارے میں" }],
    placeholder: "منتخب کریں",
  },
};

export const FlowChoose: Story = {
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole("combobox", { name: "Subject" });
    await userEvent.selectOptions(select, "About a saree");
    await expect(select).toHaveValue("product");
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

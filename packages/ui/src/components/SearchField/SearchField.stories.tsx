import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { SearchField, type SearchFieldProps } from "./SearchField.tsx";
import { dark, forced, snapshot } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const Controlled = ({ value: first, onChange, ...rest }: SearchFieldProps) => {
  const [value, setValue] = useState(first);
  return (
    <SearchField
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
};

const base = { onChange: () => {}, onSearch: () => {} };

const meta: Meta<typeof SearchField> = {
  title: "Forms/SearchField",
  component: SearchField,
  args: { label: "Search the shop", value: "", onChange: fn(), onSearch: fn() },
  parameters: { states: ["empty", "typed", "hover", "focus", "long text"] },
  render: (args) => <Controlled {...args} />,
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  ...snapshot,
  render: () => (
    <StoryGrid>
      <StoryCell name="empty">
        <SearchField {...base} label="Empty" value="" />
      </StoryCell>
      <StoryCell name="typed">
        <SearchField {...base} label="Typed" value="kanchipuram" />
      </StoryCell>
      <StoryCell name="hover" force="hover">
        <SearchField {...base} label="Hover" value="" />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <SearchField {...base} label="Focus" value="silk" />
      </StoryCell>
    </StoryGrid>
  ),
};

export const LongText: Story = {
  args: {
    value:
      "handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars 🪡",
  },
};

export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    label: "دکان میں تلاش کریں",
    placeholder: "اپنا لفظ لکھیں",
    searchLabel: "تلاش",
    clearLabel: "صاف کریں",
    value: "ریشم",
  },
};

export const FlowClearsAndSearches: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("searchbox", { name: "Search the shop" });
    await userEvent.type(field, "  {Enter}");
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("");
    await expect(canvas.queryByRole("button", { name: "Clear" })).not.toBeInTheDocument();
    await userEvent.type(field, "silk {Enter}");
    await expect(args.onSearch).toHaveBeenLastCalledWith("silk");
  },
};

export const Dark: Story = { ...States, ...dark };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };

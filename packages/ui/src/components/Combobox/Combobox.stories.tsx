import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Combobox } from "./Combobox.tsx";
import { dark, gridSnapshot, overlay, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const towns = [
  { value: "kan", label: "Kanchipuram", note: "631501" },
  { value: "kum", label: "Kumbakonam", note: "612001" },
  { value: "mad", label: "Madurai", note: "625001" },
  { value: "coi", label: "Coimbatore", note: "641001" },
  { value: "tir", label: "Tirunelveli", note: "627001" },
];

const meta: Meta<typeof Combobox> = {
  title: "Forms/Combobox",
  component: Combobox,
  args: { label: "Town", options: towns, onChange: fn() },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      <StoryCell name="empty">
        <Combobox label="Town" options={towns} placeholder="Where to?" />
      </StoryCell>
      <StoryCell name="chosen">
        <Combobox
          label="Town"
          options={towns}
          defaultValue="mad"
          hint="The one of your post office"
        />
      </StoryCell>
      <StoryCell name="focus" force="focus">
        <Combobox label="Town" options={towns} defaultValue="mad" />
      </StoryCell>
      <StoryCell name="error">
        <Combobox label="Town" options={towns} error="Choose a town" />
      </StoryCell>
      <StoryCell name="disabled">
        <Combobox label="Town" options={towns} defaultValue="mad" disabled />
      </StoryCell>
    </StoryGrid>
  ),
};

const roomBelow: Story = {
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 400 }}>
        <Story />
      </div>
    ),
  ],
};

export const Open: Story = {
  ...roomBelow,
  ...overlay,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "m");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getAllByRole("option").map((option) => option.textContent)).toEqual([
      "Kanchipuram631501",
      "Kumbakonam612001",
      "Madurai625001",
      "Coimbatore641001",
    ]);
  },
};

export const NoMatch: Story = {
  ...roomBelow,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "paris");
    await expect(canvas.getByRole("status")).toHaveTextContent("No match");
    await expect(field).toHaveAttribute("aria-expanded", "false");
  },
};

export const LongText: Story = {
  ...roomBelow,
  args: {
    label: "The town whose post office brings the parcel to the door",
    options: [
      {
        value: "long",
        label: "Thiruvananthapuram, at the house of the weavers beside the temple tank",
        note: "695001",
      },
    ],
    defaultValue: "long",
  },
};

export const RightToLeft: Story = {
  ...roomBelow,
  ...rightToLeft,
  args: {
    label: "شہر",
    hint: "جہاں پارسل جائے گا",
    options: [
      { value: "lhr", label: "لاہور", note: "54000" },
      { value: "khi", label: "کراچی", note: "74000" },
    ],
  },
};

/** Arrow keys move through the options and past both ends to the field. Enter chooses and does not submit the form. */
export const FlowKeyboard: Story = {
  ...roomBelow,
  render: (args) => (
    <form onSubmit={() => args.onChange?.("submitted")}>
      <Combobox {...args} name="town" />
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole("combobox", { name: "Town" });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    const activeText = (): string | null | undefined =>
      document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent;
    await expect(activeText()).toContain("Tirunelveli");
    await userEvent.keyboard("{ArrowDown}");
    await expect(field).not.toHaveAttribute("aria-activedescendant");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(activeText()).toContain("Kumbakonam");
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveValue("Kumbakonam");
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole("listbox")).not.toBeInTheDocument();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith("kum");
    const form = canvasElement.querySelector("form") as HTMLFormElement;
    await expect([...new FormData(form)]).toEqual([["town", "kum"]]);
    await userEvent.keyboard("{Escape}{Tab}");
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveValue("");
  },
};

/** A press keeps the focus in the field. Text that is no option gives way to what was chosen. */
export const FlowPointer: Story = {
  ...roomBelow,
  render: (args) => (
    <>
      <Combobox {...args} />
      <Button>Next</Button>
    </>
  ),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.click(field);
    await userEvent.click(within(canvas.getByRole("listbox")).getByText("Madurai"));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("Madurai");
    await userEvent.type(field, "x");
    await expect(canvas.getByRole("status")).toHaveTextContent("No match");
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(field).toHaveValue("Madurai");
    await userEvent.clear(field);
    await userEvent.type(field, "coimbatore");
    await userEvent.tab();
    await expect(field).toHaveValue("Coimbatore");
    await expect(args.onChange).toHaveBeenLastCalledWith("coi");
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

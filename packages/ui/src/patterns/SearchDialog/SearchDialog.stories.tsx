import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { Button } from "../../components/Button/Button.tsx";
import { dark, overlay, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { SearchDialog } from "./SearchDialog.tsx";
import type { SearchDialogProps } from "./SearchDialog.tsx";

const Controlled = ({ value: typed, ...rest }: SearchDialogProps) => {
  const [query, setQuery] = useState(typed);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button popoverTarget={rest.id}>Open</Button>
      <SearchDialog
        {...rest}
        value={query}
        field={field}
        onChange={(next) => {
          setQuery(next);
          rest.onChange(next);
        }}
      />
    </>
  );
};

/** Opens the dialog, whose field gets the focus. */
const open = async (canvas: HTMLElement): Promise<void> => {
  await userEvent.click(within(canvas).getByRole("button", { name: "Open" }));
  await expect(screen.getByRole("combobox")).toHaveFocus();
};

const meta = {
  title: "Navigation/SearchDialog",
  component: SearchDialog,
  render: (args) => <Controlled {...args} />,
  args: {
    id: "search",
    title: "Search",
    href: "/allproducts",
    label: "Search the shop",
    value: "",
    field: { current: null },
    listId: "found",
    onChange: fn(),
    onSubmit: fn(),
    onOpenChange: fn(),
    children: null,
  },
  play: ({ canvasElement }) => open(canvasElement),
  parameters: {
    docs: { story: { inline: false, height: "480px" } },
  },
} satisfies Meta<typeof SearchDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = overlay;
/** Part of the document while it is closed. */
export const Closed: Story = {
  play: async () => {
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  },
};
export const Empty: Story = { tags: ["axe"] };
export const Typed: Story = { args: { value: "silk" }, tags: ["axe"] };
export const LongText: Story = {
  args: { value: "handwoven kanchipuram silk saree in arakku maroon with a zari temple border" },
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

/** Focuses the field, sends it, and clears it. */
export const FlowKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    const dialog = within(screen.getByRole("dialog", { name: "Search" }));
    const field = dialog.getByRole("combobox", { name: "Search the shop" });
    await userEvent.keyboard("silk{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole("button", { name: "Clear" }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("");
  },
};

export const Dark: Story = { ...dark, tags: ["!test"] };

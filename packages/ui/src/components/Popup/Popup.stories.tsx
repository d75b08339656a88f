import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { FieldGroup } from "../FormField/FieldGroup.tsx";
import { dark, overlay, rightToLeft } from "../StoryGrid/snapshots.ts";
import { Popup } from "./Popup.tsx";

const open = async (canvas: HTMLElement): Promise<void> => {
  await userEvent.click(within(canvas).getByRole("button", { name: "Open" }));
  await expect(screen.getByRole("dialog")).toBeVisible();
};

const meta = {
  title: "Overlays/Popup",
  component: Popup,
  tags: ["new"],
  args: {
    id: "filters",
    title: "Filters",
    onOpenChange: fn(),
    children: (
      <FieldGroup legend="Kind">
        <Checkbox label="Pure Silk Sarees" />
        <Checkbox label="Silk Cotton Sarees" />
      </FieldGroup>
    ),
  },
  parameters: {
    docs: { story: { inline: false, height: "480px" } },
  },
  render: (args) => (
    <>
      <Button popoverTarget={args.id}>Open</Button>
      <Popup {...args} />
    </>
  ),
  play: ({ canvasElement }) => open(canvasElement),
} satisfies Meta<typeof Popup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = overlay;
/** Part of the document while it is closed. */
export const Closed: Story = {
  play: async () => {
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  },
};
export const Start: Story = { ...overlay, args: { side: "start" } };
export const Bottom: Story = { ...overlay, args: { side: "bottom" } };
export const Top: Story = { args: { side: "top" } };
export const LongText: Story = {
  args: {
    title:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
    children:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari. ".repeat(
        60,
      ),
  },
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };
export const Dark: Story = { ...dark, tags: ["!test"] };

/** Takes the focus, makes the rest inert, closes by each way and returns the focus. */
export const FlowKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Open" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const popup = screen.getByRole("dialog", { name: "Filters" });
    const closer = within(popup).getByRole("button", { name: "Close" });
    await expect(closer).toHaveFocus();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await waitFor(() => expect(opener.closest("[inert]")).not.toBeNull());
    await userEvent.tab();
    await expect(within(popup).getByRole("checkbox", { name: "Pure Silk Sarees" })).toHaveFocus();
    await userEvent.click(closer);
    await expect(popup).not.toBeVisible();
    await expect(opener).toHaveFocus();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(opener.closest("[inert]")).toBeNull();
    await userEvent.click(opener);
    const scrim = popup.querySelector("button");
    if (scrim) await userEvent.click(scrim);
    await expect(popup).not.toBeVisible();
    await expect(opener).toHaveFocus();
  },
};

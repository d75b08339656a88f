import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../components/Button/Button.tsx";
import { dark, forced, overlay, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { ChevronDownIcon, CopyIcon, PrinterIcon, TruckIcon } from "../../icons.ts";
import { Menu } from "./Menu.tsx";

const trigger = (
  <Button variant="secondary" size="small" icon={<ChevronDownIcon />}>
    More
  </Button>
);

const onSelect = fn();

const openMenu: StoryObj<typeof Menu>["play"] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "More" }));
  await waitFor(() => expect(screen.getByRole("menu")).toBeVisible());
};

const meta: Meta<typeof Menu> = {
  title: "Desk/Menu",
  component: Menu,
  args: {
    label: "Order PL-1062",
    trigger,
    items: [
      { id: "print", label: "Print slip", icon: <PrinterIcon />, href: "#print" },
      { id: "copy", label: "Copy number", icon: <CopyIcon />, onSelect },
      {
        id: "ship",
        label: "Mark as sent",
        icon: <TruckIcon />,
        note: "Only packed orders can be sent",
        disabled: true,
      },
      {
        id: "cancel",
        label: "Cancel order, mail Asha",
        tone: "danger",
        onSelect,
      },
    ],
    onOpenChange: fn(),
  },
  parameters: { docs: { story: { inline: false, height: "320px" } } },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Opened by a press. The first item has the focus. */
export const Open: Story = {
  ...overlay,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Print slip" })).toHaveFocus());
  },
};

/** Arrows go round, letters find an item, Enter chooses it, and the focus returns to the button. */
export const FlowKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "More" });
    button.focus();
    await userEvent.keyboard("{ArrowUp}");
    const menu = await screen.findByRole("menu", { name: "Order PL-1062" });
    const item = (name: string | RegExp): HTMLElement =>
      within(menu).getByRole("menuitem", { name });
    await waitFor(() => expect(item("Cancel order, mail Asha")).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(item("Print slip")).toHaveFocus();
    await userEvent.keyboard("m");
    await expect(item(/^Mark as sent/)).toHaveFocus();
    onSelect.mockClear();
    await userEvent.keyboard("{Enter}");
    await expect(menu).toBeVisible();
    await userEvent.keyboard("{Home}{ArrowDown}{Enter}");
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(button).toHaveFocus();
  },
};

export const FlowEscapeReturnsTheFocus: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "More" });
    await userEvent.click(button);
    const menu = await screen.findByRole("menu");
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{Escape}");
    await expect(menu).not.toBeVisible();
    await expect(button).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: "long",
        label:
          "Give back two of three pieces and the shipping, and mail Venkatanarasimharajuvaripeta",
        note: "₹12,48,000.00 go back to the card that it was paid with, within five working days",
        onSelect,
      },
    ],
  },
  play: openMenu,
};
export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    label: "آرڈر",
    items: [
      { id: "print", label: "پرچی چھاپیں", icon: <PrinterIcon />, onSelect },
      { id: "cancel", label: "آرڈر منسوخ کریں", tone: "danger", onSelect },
    ],
  },
  play: openMenu,
};

export const Dark: Story = { ...Open, ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...Open, ...forced, tags: ["!test"] };

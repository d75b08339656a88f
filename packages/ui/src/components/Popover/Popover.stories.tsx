import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { BagIcon } from "../../icons.ts";
import { Inline } from "../../layout/Inline/Inline.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Button } from "../Button/Button.tsx";
import { ButtonLink } from "../Button/ButtonLink.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { CountBadge } from "../CountBadge/CountBadge.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { FieldGroup } from "../FormField/FieldGroup.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { dark, overlay, rightToLeft } from "../StoryGrid/snapshots.ts";
import { Popover } from "./Popover.tsx";

const bag = (
  <IconButton label="Bag, 22 items" icon={<BagIcon size={24} />}>
    <CountBadge count={22} />
  </IconButton>
);

const meta = {
  title: "Overlays/Popover",
  component: Popover,
  tags: ["new"],
  args: {
    title: "Your bag",
    trigger: bag,
    placement: "start",
    onOpenChange: fn(),
    children: (
      <Stack>
        <Inline justify="between">
          <span>Manjal silk saree</span>
          <span>$149</span>
        </Inline>
        <Inline justify="between">
          <span>Raw silk kurti, two</span>
          <span>$721</span>
        </Inline>
        <Inline justify="between">
          <strong>Total</strong>
          <strong>$870</strong>
        </Inline>
        <ButtonLink href="/cart" fullWidth>
          View bag
        </ButtonLink>
      </Stack>
    ),
  },
  parameters: {
    docs: { story: { inline: false, height: "480px" } },
  },
  play: async ({ args, canvas }) => {
    const opener = canvas.getAllByRole("button")[0];
    if (opener) await userEvent.click(opener);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await expect(screen.getByText(args.title)).toBeVisible();
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const modal = {
  args: {
    title: "Filters",
    trigger: <Button>Open</Button>,
    modal: true,
    placement: "end",
    children: (
      <FieldGroup legend="Kind">
        <Checkbox label="Pure Silk Sarees" />
        <Checkbox label="Silk Cotton Sarees" />
      </FieldGroup>
    ),
  },
} as const;

const long =
  "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari.";

export const Default: Story = { ...overlay, tags: ["axe"] };
/** Part of the document while it is closed. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Your bag")).not.toBeVisible();
  },
};
/** Its end is that of its trigger. */
export const End: Story = {
  args: { placement: "end" },
  decorators: [
    (Story) => (
      <Inline justify="end">
        <Story />
      </Inline>
    ),
  ],
};
export const Empty: Story = {
  args: {
    trigger: <IconButton label="Bag, no items" icon={<BagIcon size={24} />} />,
    children: (
      <EmptyState title="Your bag is empty" headingLevel={3}>
        What you add is kept here until you come back.
      </EmptyState>
    ),
  },
};
export const LongText: Story = {
  args: {
    title: "The pieces that you have laid aside in the last days and not yet paid for",
    children: `${long} `.repeat(12),
  },
};
export const Modal: Story = { ...modal, ...overlay, tags: ["axe"] };
export const ModalStart: Story = { ...overlay, args: { ...modal.args, placement: "start" } };
export const ModalBottom: Story = { ...overlay, args: { ...modal.args, placement: "bottom" } };
export const ModalTop: Story = { args: { ...modal.args, placement: "top" } };
export const ModalLongText: Story = {
  args: { ...modal.args, title: long, children: `${long} `.repeat(60) },
};
export const RightToLeft: Story = {
  ...rightToLeft,
  args: { title: "آپ کا بیگ", children: "منجل رنگ کی ریشمی ساڑھی" },
};
export const Dark: Story = { ...dark, tags: ["!test"] };

/** Keeps the focus on its trigger, has it next, and closes by each way. */
export const FlowKeyboard: Story = {
  render: (args) => (
    <>
      <Popover {...args} />
      <Button>Elsewhere</Button>
    </>
  ),
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole("button", { name: "Bag, 22 items" });
    const panel = within(canvas.getByText("Your bag").parentElement ?? opener);
    const link = panel.getByRole("link", { name: "View bag", hidden: true });
    const state = (open: boolean): Promise<void> =>
      waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(open));
    await userEvent.click(opener);
    await state(true);
    await expect(opener).toHaveFocus();
    await expect(canvas.getByRole("region", { name: "Your bag" })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(link).not.toBeVisible();
    await expect(opener).toHaveFocus();
    await state(false);
    await userEvent.click(opener);
    await state(true);
    canvas.getByRole("button", { name: "Elsewhere" }).focus();
    await expect(link).not.toBeVisible();
    await state(false);
    await userEvent.click(opener);
    await state(true);
    await userEvent.click(document.body);
    await expect(link).not.toBeVisible();
    await state(false);
    await userEvent.click(opener);
    await state(true);
    await userEvent.click(opener);
    await expect(link).not.toBeVisible();
  },
};

/** Takes the focus, makes the rest inert, closes by each way and returns the focus. */
export const FlowModal: Story = {
  ...modal,
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole("button", { name: "Open" });
    await expect(opener).toHaveAttribute("aria-haspopup", "dialog");
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const popover = screen.getByRole("dialog", { name: "Filters" });
    const closer = within(popover).getByRole("button", { name: "Close" });
    await expect(closer).toHaveFocus();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await waitFor(() => expect(opener.closest("[inert]")).not.toBeNull());
    await userEvent.tab();
    await expect(within(popover).getByRole("checkbox", { name: "Pure Silk Sarees" })).toHaveFocus();
    await userEvent.click(closer);
    await expect(popover).not.toBeVisible();
    await expect(opener).toHaveFocus();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(opener.closest("[inert]")).toBeNull();
    await userEvent.click(opener);
    const scrim = popover.querySelector("button");
    if (scrim) await userEvent.click(scrim);
    await expect(popover).not.toBeVisible();
    await expect(opener).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4);
  },
};

/** A dialog closes the popover that it is opened in, whose trigger then has the focus. In a dialog Escape closes the popover first. */
export const FlowWithDialog: Story = {
  render: () => (
    <>
      <Popover title="Bag" trigger={<Button>Bag</Button>}>
        <Dialog title="Remove it?" trigger={<Button>Remove</Button>}>
          Text
        </Dialog>
      </Popover>
      <Dialog title="Cart" trigger={<Button>Cart</Button>}>
        <Popover title="About" trigger={<Button>Help</Button>}>
          Text
        </Popover>
      </Dialog>
    </>
  ),
  play: async () => {
    const press = async (name: string): Promise<void> =>
      userEvent.click(await screen.findByRole("button", { name }));
    const expectClosed = async (name: string): Promise<void> => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog", { name })).not.toBeInTheDocument());
    };
    await press("Bag");
    await press("Remove");
    await screen.findByRole("dialog", { name: "Remove it?" });
    await waitFor(() => expect(screen.getByText("Bag", { selector: "p" })).not.toBeVisible());
    await expectClosed("Remove it?");
    await waitFor(() => expect(screen.getByRole("button", { name: "Bag" })).toHaveFocus());

    await press("Cart");
    const cart = await screen.findByRole("dialog", { name: "Cart" });
    await press("Help");
    const about = await screen.findByRole("region", { name: "About" });
    await userEvent.tab();
    await expect(about).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(about).not.toBeVisible();
    await expect(cart).toBeVisible();
    await expectClosed("Cart");
  },
};

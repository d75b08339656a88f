import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { BagIcon, HeartIcon } from "../../icons.ts";
import { Inline } from "../../layout/Inline/Inline.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Button } from "../Button/Button.tsx";
import { ButtonLink } from "../Button/ButtonLink.tsx";
import { CountBadge } from "../CountBadge/CountBadge.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { Link } from "../Link/Link.tsx";
import { PopoverPanel, type PopoverPanelProps } from "./PopoverPanel.tsx";
import { dark, overlay, rightToLeft } from "../StoryGrid/snapshots.ts";

/** Opens the panel for the snapshot. */
const open: Story["play"] = async ({ canvasElement }) => {
  const details = canvasElement.querySelector("details");
  const summary = details?.querySelector("summary");
  if (summary && !details?.open) await userEvent.click(summary);
  await expect(details).toHaveAttribute("open");
};

const meta: Meta<typeof PopoverPanel> = {
  title: "Overlays/PopoverPanel",
  component: PopoverPanel,
  args: {
    label: "Bag, 22 items",
    icon: <BagIcon size={24} />,
    badge: <CountBadge count={22} />,
    title: "Your bag",
    align: "start",
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
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultOpen: true }, tags: ["axe"] };
export const Closed: Story = {};
export const Bag: Story = { ...overlay, play: open };
export const Wishlist: Story = {
  args: {
    label: "Wishlist, 14 items",
    icon: <HeartIcon size={24} />,
    badge: <CountBadge count={14} />,
    title: "Your wishlist",
    children: (
      <Stack gap="s8">
        {["Rani mango butti", "Peacock raw silk", "Vellai jasmine"].map((name) => (
          <Link key={name} variant="quiet" href="/wishlist">
            {name}
          </Link>
        ))}
      </Stack>
    ),
  },
  play: open,
};
export const Empty: Story = {
  args: {
    label: "Bag, no items",
    badge: undefined,
    children: (
      <EmptyState title="Your bag is empty" headingLevel={3}>
        What you add is kept here until you come back.
      </EmptyState>
    ),
  },
  play: open,
};

export const LongText: Story = {
  args: {
    title: "The pieces that you have laid aside in the last days and not yet paid for",
    children:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari. ".repeat(
        12,
      ),
  },
  play: open,
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { label: "بیگ، 22 اشیاء", title: "آپ کا بیگ", children: "منجل رنگ کی ریشمی ساڑھی" },
  play: open,
};

const Two = (args: PopoverPanelProps) => (
  <>
    <PopoverPanel {...args} />
    <Button>Elsewhere</Button>
  </>
);

export const FlowKeyboard: Story = {
  render: (args) => <Two {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = canvas.getByLabelText("Bag, 22 items");
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
    const panel = canvas.getByRole("region", { name: "Your bag" });
    await userEvent.tab();
    await expect(panel).toHaveFocus();
    await userEvent.tab();
    await expect(within(panel).getByRole("link", { name: "View bag" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(panel).not.toBeVisible();
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
    await expect(panel).not.toBeVisible();
  },
};

/** Escape closes the upper of the two: the dialog that a panel opens, the panel in a dialog. */
export const FlowWithDialog: Story = {
  render: () => (
    <>
      <PopoverPanel label="Bag" icon="" title="Bag">
        <Dialog title="Remove it?" trigger={<Button>Remove</Button>}>
          Text
        </Dialog>
      </PopoverPanel>
      <Dialog title="Cart" trigger={<Button>Cart</Button>}>
        <PopoverPanel label="Help" icon="" title="Help">
          Text
        </PopoverPanel>
      </Dialog>
    </>
  ),
  play: async () => {
    const press = async (name: string): Promise<void> =>
      userEvent.click(screen.getByRole("button", { name }));
    const summaryOf = (name: string): HTMLElement =>
      screen.getByLabelText(name, { selector: "summary" });
    const escape = async (): Promise<void> => {
      await userEvent.keyboard("{Escape}");
    };
    const expectClosed = async (name: string): Promise<void> => {
      await waitFor(() => expect(screen.queryByRole("dialog", { name })).not.toBeInTheDocument());
    };

    await userEvent.click(summaryOf("Bag"));
    await press("Remove");
    await screen.findByRole("dialog", { name: "Remove it?" });
    await escape();
    await expectClosed("Remove it?");
    await expect(await screen.findByRole("region", { name: "Bag" })).toBeVisible();
    await waitFor(() => expect(screen.getByRole("button", { name: "Remove" })).toHaveFocus());
    await escape();
    await expect(summaryOf("Bag").parentElement).not.toHaveAttribute("open");

    await press("Cart");
    const cart = await screen.findByRole("dialog", { name: "Cart" });
    await userEvent.click(summaryOf("Help"));
    await expect(screen.getByRole("region", { name: "Help" })).toBeVisible();
    await escape();
    await expect(summaryOf("Help").parentElement).not.toHaveAttribute("open");
    await expect(cart).toBeVisible();
    await escape();
    await expectClosed("Cart");
  },
};

export const Dark: Story = { ...Bag, ...dark, tags: ["!test"] };

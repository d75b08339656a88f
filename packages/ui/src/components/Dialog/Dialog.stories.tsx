import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Link } from "../Link/Link.tsx";
import { Text } from "../Text/Text.tsx";
import { TextField } from "../TextField/TextField.tsx";
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTrigger,
  type DialogProps,
} from "./Dialog.tsx";
import { dark, overlay, rightToLeft } from "../StoryGrid/snapshots.ts";

const Controlled = ({ open: first = false, onOpenChange, ...rest }: DialogProps) => {
  const [isOpen, setOpen] = useState(first);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...rest}
        open={isOpen}
        onOpenChange={(open) => {
          setOpen(open);
          onOpenChange?.(open);
        }}
      />
    </>
  );
};

const meta: Meta<typeof Dialog> = {
  title: "Overlays/Dialog",
  component: Dialog,
  subcomponents: {
    DialogBody: DialogBody as never,
    DialogClose: DialogClose as never,
    DialogContent: DialogContent as never,
    DialogFooter: DialogFooter as never,
    DialogHeader: DialogHeader as never,
    DialogRoot: DialogRoot as never,
    DialogTrigger: DialogTrigger as never,
  },
  args: {
    open: true,
    title: "Quick view",
    onOpenChange: fn(),
    children: <Text>Manjal silk with an arakku border, five and a half metres.</Text>,
  },
  parameters: {
    docs: { story: { inline: false, height: "480px" } },
  },
  render: (args) => <Controlled {...args} />,
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = overlay;

export const LongText: Story = {
  ...overlay,
  args: {
    title:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
    children: (
      <Text>
        {"Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way. ".repeat(
          24,
        )}
      </Text>
    ),
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    title: "فوری جھلک",
    labels: { close: "بند کریں" },
    children: <Text>منجل رنگ کی ریشمی ساڑھی</Text>,
  },
};

export const Small: Story = { ...overlay, args: { size: "small" } };
export const Large: Story = { ...overlay, args: { size: "large" }, tags: ["axe"] };
export const WithForm: Story = {
  tags: ["axe"],
  ...overlay,
  args: {
    title: "Change address",
    children: <TextField label="Street" />,
    footer: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button>Save</Button>
      </>
    ),
  },
};

const Nested = ({ onOpenChange, ...rest }: DialogProps) => {
  const [isInnerOpen, setInnerOpen] = useState(false);
  return (
    <Dialog {...rest} onOpenChange={onOpenChange}>
      <Button variant="secondary" onClick={() => setInnerOpen(true)}>
        Measures
      </Button>
      <Dialog
        open={isInnerOpen}
        onOpenChange={() => setInnerOpen(false)}
        title="Measures"
        size="small"
      >
        <Text>Five and a half metres by one metre and twenty.</Text>
      </Dialog>
    </Dialog>
  );
};

/** Escape closes the upper of two dialogs and returns the focus to the element that opened it. */
export const FlowNested: Story = {
  render: (args) => <Nested {...args} />,
  play: async ({ args }) => {
    const opener = await screen.findByRole("button", { name: "Measures" });
    await userEvent.click(opener);
    const measures = await screen.findByRole("dialog", { name: "Measures" });
    await waitFor(() => expect(measures).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{Escape}");
    await waitFor(() =>
      expect(screen.queryByRole("dialog", { name: "Measures" })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Quick view" })).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Focuses the first control, traps the focus in both directions and returns it on close. */
export const FlowKeyboard: Story = {
  args: {
    open: false,
    children: <Link href="#measures">Measures</Link>,
  },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Open" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Quick view" });
    const close = within(dialog).getByRole("button", { name: "Close" });
    const measure = within(dialog).getByRole("link", { name: "Measures" });
    await waitFor(() => expect(close).toHaveFocus());
    for (const [shift, stops] of [
      [false, [measure, close, measure]],
      [true, [close, measure, close]],
    ] as const)
      for (const stop of stops) {
        await userEvent.tab({ shift });
        await expect(stop).toHaveFocus();
      }
    opener.focus();
    await expect(close).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Parts for a dialog with its own trigger and layout. It keeps its own state. */
export const FlowComposed: Story = {
  render: () => (
    <DialogRoot>
      <DialogTrigger>
        <Button>Size guide</Button>
      </DialogTrigger>
      <DialogContent size="small">
        <DialogHeader>Size guide</DialogHeader>
        <DialogBody>
          <Text>Five and a half metres by one metre and twenty.</Text>
        </DialogBody>
        <DialogFooter>
          <DialogClose>
            <Button>Thanks</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  ),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Size guide" });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "Size guide" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Thanks" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Dark: Story = { ...dark, tags: ["!test"] };

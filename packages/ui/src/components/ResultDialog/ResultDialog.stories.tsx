import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { ResultDialog, type ResultDialogProps } from "./ResultDialog.tsx";
import { HeartFilledIcon } from "../../icons.ts";
import { dark, overlay, rightToLeft } from "../StoryGrid/snapshots.ts";

const Controlled = ({ open: first = false, onOpenChange, ...rest }: ResultDialogProps) => {
  const [isOpen, setOpen] = useState(first);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <ResultDialog
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

const meta: Meta<typeof ResultDialog> = {
  title: "Overlays/ResultDialog",
  component: ResultDialog,
  args: {
    open: true,
    tone: "success",
    title: "Thank You!",
    body: "Your message has been sent. We answer within a day.",
    closeText: "OK",
    onOpenChange: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: "480px" } },
  },
  render: (args) => <Controlled {...args} />,
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { ...overlay, tags: ["axe"] };

export const LongText: Story = {
  ...overlay,
  args: {
    title:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way",
    body: "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way. ".repeat(
      3,
    ),
    closeText: "Go on looking at sarees and blouses",
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { title: "شکریہ!", body: "آپ کا پیغام بھیج دیا گیا ہے۔", closeText: "ٹھیک ہے" },
};

export const Error: Story = {
  tags: ["axe"],
  ...overlay,
  args: {
    tone: "danger",
    title: "Error",
    body: "The order could not be placed.",
    closeText: "Try again",
  },
};
export const Info: Story = {
  ...overlay,
  args: {
    tone: "info",
    title: "Already in your wishlist",
    body: "Rani mango butti has been waiting there since Tuesday.",
  },
};

/** The newsletter dialog has the same title for success and failure. Icon and text tell them apart. */
export const Thanks: Story = {
  ...overlay,
  args: {
    title: "Thank You!",
    body: "You will hear from us once a month.",
    mark: <HeartFilledIcon size={32} />,
  },
};
export const ThanksWithError: Story = {
  tags: ["axe"],
  ...overlay,
  args: {
    tone: "danger",
    title: "Thank You!",
    body: "The address could not be added.",
    closeText: "OK",
  },
};

/** The dialog is centred and as tall as its content. */
export const FlowIsCentred: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Thank You!" });
    const { clientWidth, clientHeight } = document.documentElement;
    await waitFor(async () => {
      const { top, right, bottom, left } = dialog.getBoundingClientRect();
      await expect(Math.abs(left - (clientWidth - right))).toBeLessThan(2);
      await expect(Math.abs(top - (clientHeight - bottom))).toBeLessThan(2);
      await expect(bottom - top).toBeLessThan(clientHeight / 2);
    });
  },
};

export const FlowCloses: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: "Thank You!" });
    await expect(dialog).toHaveAccessibleDescription(args.body);
    await userEvent.click(within(dialog).getByRole("button", { name: "OK" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

export const FlowClosesAutomatically: Story = {
  args: { closeAfterMs: 20 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledOnce());
  },
};

export const FlowErrorStaysOpen: Story = {
  args: { ...Error.args, closeAfterMs: 1 },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: "Error" });
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    await expect(dialog).toBeInTheDocument();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Dark: Story = { ...dark, tags: ["!test"] };

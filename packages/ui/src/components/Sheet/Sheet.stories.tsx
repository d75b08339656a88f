import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Text } from "../Text/Text.tsx";
import { Sheet, type SheetProps } from "./Sheet.tsx";
import { dark, overlay, rightToLeft } from "../StoryGrid/snapshots.ts";

const Controlled = ({ open: first = false, onOpenChange, ...rest }: SheetProps) => {
  const [isOpen, setOpen] = useState(first);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Sheet
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

const meta: Meta<typeof Sheet> = {
  title: "Overlays/Sheet",
  component: Sheet,
  args: {
    open: true,
    title: "Your bag",
    onOpenChange: fn(),
    children: <Text>Manjal silk saree, ₹12,480</Text>,
    footer: <Button fullWidth>View bag</Button>,
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
    children:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari, woven in the traditional korvai way. ".repeat(
        40,
      ),
  },
};

export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Start: Story = { ...overlay, args: { side: "start" } };
export const Bottom: Story = { ...overlay, args: { side: "bottom" } };

export const FlowKeyboard: Story = {
  args: { open: false },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Open" });
    await userEvent.click(opener);
    const sheet = await screen.findByRole("dialog", { name: "Your bag" });
    await userEvent.click(within(sheet).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Dark: Story = { ...dark, tags: ["!test"] };

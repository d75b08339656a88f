import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../components/Button/Button.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { zoom200 } from "../../components/StoryGrid/decorators.tsx";
import { dark, overlay, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { flatBorder } from "../samplePictures.fixtures.ts";
import { LifeSizeDialog, type LifeSizeDialogProps } from "./LifeSizeDialog.tsx";

const Controlled = ({
  open: first = false,
  onOpenChange,
  pxPerCm: measured,
  onMeasure,
  ...rest
}: LifeSizeDialogProps) => {
  const [isOpen, setOpen] = useState(first);
  const [pxPerCm, setPxPerCm] = useState(measured);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the border at real size</Button>
      <LifeSizeDialog
        {...rest}
        pxPerCm={pxPerCm}
        onMeasure={(next) => {
          setPxPerCm(next);
          onMeasure(next);
        }}
        open={isOpen}
        onOpenChange={(open) => {
          setOpen(open);
          onOpenChange?.(open);
        }}
      />
    </>
  );
};

const meta: Meta<typeof LifeSizeDialog> = {
  title: "Overlays/LifeSizeDialog",
  component: LifeSizeDialog,
  args: {
    open: true,
    title: "The border at real size",
    text: "The border is 11.5 cm wide. The picture shows 30 cm of it.",
    clothLabel: "The border at real size, laid flat",
    picture: <Picture src={flatBorder} alt="" width={1500} height={940} />,
    widthM: 0.3,
    borderM: 0.115,
    onMeasure: fn(),
    onOpenChange: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: "800px" } },
  },
  render: (args) => <Controlled {...args} />,
};

export default meta;
type Story = StoryObj<typeof meta>;

const find = async () => {
  const dialog = within(await screen.findByRole("dialog"));
  return {
    dialog,
    opener: dialog.getByRole("button", { name: "Measure the screen" }),
    status: dialog.getByRole("status"),
  };
};
const clothWidth = (): number =>
  screen.getByRole("region").querySelector("[data-state]")?.getBoundingClientRect().width ?? 0;

export const Default: Story = { ...overlay, tags: ["axe"] };

export const Measured: Story = { ...overlay, args: { pxPerCm: 43 }, tags: ["axe"] };

export const Measuring: Story = {
  ...overlay,
  play: async () => {
    const { opener } = await find();
    await userEvent.click(opener);
  },
};

export const NoPicture: Story = {
  args: { picture: <Picture src={null} alt="" width={1500} height={940} /> },
};

/** The cloth has the size of the outline at once. It is kept only when the visitor confirms it. */
export const FlowMeasure: Story = {
  play: async ({ args }) => {
    const { dialog, opener, status } = await find();
    await expect(status).toHaveTextContent("estimate");
    await expect(clothWidth()).toBeCloseTo((30 * 96) / 2.54, 0);
    await userEvent.click(opener);
    const slider = dialog.getByRole("slider", { name: "Size of the outline" });
    await expect(slider).toHaveAttribute("aria-valuetext", "96 pixels per inch");
    slider.focus();
    await userEvent.keyboard("{PageUp}{PageUp}");
    await waitFor(() => expect(clothWidth()).toBeCloseTo(30 * 39.8, 0));
    await userEvent.click(opener);
    await expect(clothWidth()).toBeCloseTo((30 * 96) / 2.54, 0);
    await userEvent.click(opener);
    dialog.getByRole("slider").focus();
    await userEvent.keyboard("{PageUp}");
    await userEvent.click(dialog.getByRole("button", { name: "The edges match" }));
    await expect(args.onMeasure).toHaveBeenCalledTimes(1);
    await expect(args.onMeasure).toHaveBeenCalledWith(38.8);
    await expect(status).toHaveTextContent("real size");
    await expect(opener).toHaveFocus();
    await expect(dialog.queryByRole("slider")).toBeNull();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const LongText: Story = {
  args: {
    title: "The border of the Kanchipuram silk saree with a temple edge, at its real size",
    text: "The border is 11.5 cm wide on both sides of the cloth, from the selvedge to the teeth that the korvai joins to the body. The picture shows 30 cm of it, beyond the pallu.",
  },
};

export const Zoom200: Story = { ...overlay, decorators: [zoom200] };

export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };

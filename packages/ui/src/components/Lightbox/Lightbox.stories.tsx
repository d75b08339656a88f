import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Lightbox, type LightboxProps } from "./Lightbox.tsx";
import { dark, overlay } from "../StoryGrid/snapshots.ts";

const cloth = (body: string, border: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><rect width="400" height="500" fill="${body}"/><rect width="44" height="500" fill="${border}"/><rect x="50" width="4" height="500" fill="#e0b861"/><rect y="380" width="400" height="120" fill="${border}"/><path d="M0 392h400M0 400h400M0 478h400" stroke="#e0b861" stroke-width="4"/></svg>`,
  )}`;

const size = { width: 400, height: 500 };

const Opener = ({ isOpen: first, selected: shown, onSelect, onClose, ...rest }: LightboxProps) => {
  const [isOpen, setOpen] = useState(first);
  const [selected, setSelected] = useState(shown);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Enlarge</Button>
      <Lightbox
        {...rest}
        isOpen={isOpen}
        selected={selected}
        onSelect={(index) => {
          setSelected(index);
          onSelect(index);
        }}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      />
    </>
  );
};

const meta: Meta<typeof Lightbox> = {
  title: "Overlays/Lightbox",
  component: Lightbox,
  args: {
    isOpen: true,
    title: "Manjal silk saree",
    selected: 1,
    onSelect: fn(),
    onClose: fn(),
    pictures: [
      { src: cloth("#d9a21b", "#6e1227"), alt: "Manjal silk saree, front", ...size },
      { src: cloth("#025365", "#6e1227"), alt: "Manjal silk saree, border", ...size },
      { src: cloth("#7c1630", "#123f4c"), alt: "Manjal silk saree, pallu", ...size },
    ],
  },
  parameters: {
    states: ["in the middle", "first", "last", "one picture", "zoomed", "failed", "long text"],
    docs: { story: { inline: false, height: "640px" } },
  },
  render: (args) => <Opener {...args} />,
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InTheMiddle: Story = overlay;
export const First: Story = { args: { selected: 0 } };
export const Last: Story = { args: { selected: 2 } };
export const OnePicture: Story = {
  args: {
    selected: 0,
    pictures: [{ src: cloth("#d9a21b", "#6e1227"), alt: "Manjal silk saree, front", ...size }],
  },
};
export const Zoomed: Story = {
  ...overlay,
  play: async () => {
    const zoom = await screen.findByRole("button", { name: "Zoom" });
    await userEvent.click(zoom);
    await expect(zoom).toHaveAttribute("aria-pressed", "true");
  },
};
export const Failed: Story = {
  ...overlay,
  args: {
    selected: 0,
    pictures: [{ src: "data:image/png;base64,broken", alt: "Manjal silk saree, front", ...size }],
  },
  play: async () => {
    const fallback = await screen.findByText("Manjal silk saree, front");
    await waitFor(() => expect(fallback).toBeVisible());
  },
};

export const LongText: Story = {
  args: {
    title:
      "Handwoven Manjal silk saree with a double arakku border, temple edge and a pallu of eight bars in tested zari",
  },
};

export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    title: "منجل ریشمی ساڑھی",
    closeLabel: "بند کریں",
    previousLabel: "پچھلی تصویر",
    nextLabel: "اگلی تصویر",
    zoomLabel: "بڑا کریں",
    positionText: (number, count) => `${number} از ${count}`,
  },
};

/** Returns the arrow key for "next" in the current direction. */
const forward = (): string =>
  document.documentElement.dir === "rtl" ? "{ArrowLeft}" : "{ArrowRight}";

export const FlowKeyboard: Story = {
  args: { isOpen: false, selected: 0 },
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Enlarge" });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole("dialog", { name: "Manjal silk saree" }));
    const first = dialog.getByRole("img", { name: "Manjal silk saree, front" });
    await waitFor(() => expect(first).toBeVisible());
    await userEvent.keyboard(forward());
    await expect(args.onSelect).toHaveBeenLastCalledWith(1);
    await expect(dialog.getByRole("status")).toHaveTextContent("2 of 3");
    await userEvent.keyboard(forward());
    await userEvent.keyboard(forward());
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    await expect(dialog.getByRole("button", { name: "Next picture" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Dark: Story = { ...InTheMiddle, ...dark };

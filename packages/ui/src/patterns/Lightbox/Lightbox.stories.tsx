import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../components/Button/Button.tsx";
import { dark, overlay, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { Lightbox } from "./Lightbox.tsx";

const itemsOf = (labels: readonly string[]) =>
  labels.map((label, at) => ({
    id: label,
    label,
    picture: { src: pick(clothPictures, at + 1), width: 400, height: 500 },
  }));

const open = async (canvas: HTMLElement): Promise<void> => {
  await userEvent.click(within(canvas).getByRole("button", { name: "Show pictures" }));
};

const meta: Meta<typeof Lightbox> = {
  title: "Overlays/Lightbox",
  component: Lightbox,
  args: {
    id: "pictures",
    label: "Pictures of Manjal silk saree",
    items: itemsOf(["Whole", "Border", "Pallu", "Folded"]),
    onOpenChange: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: "640px" } },
  },
  render: (args) => (
    <>
      <Button popoverTarget={args.id}>Show pictures</Button>
      <Lightbox {...args} />
    </>
  ),
  play: ({ canvasElement }) => open(canvasElement),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 1 from left to right, -1 from right to left. */
const forward = (): number => (document.documentElement.dir === "rtl" ? -1 : 1);
const next = (): string => (forward() > 0 ? "{ArrowRight}" : "{ArrowLeft}");
const previous = (): string => (forward() > 0 ? "{ArrowLeft}" : "{ArrowRight}");

const find = async () => {
  const element = await screen.findByRole("dialog");
  // It fades in from nothing. Scripts add the other controls after the browser has opened it.
  await waitFor(() => expect(element).toBeVisible());
  await within(element).findByRole("button", { name: "Zoom in" });
  const dialog = within(element);
  const picture = (): HTMLElement => dialog.getByRole("img");
  return {
    dialog,
    picture,
    width: (): number => picture().getBoundingClientRect().width,
    start: (): number => picture().getBoundingClientRect().left,
  };
};

export const Default: Story = { ...overlay, tags: ["axe"] };

export const Enlarged: Story = {
  ...overlay,
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const { dialog } = await find();
    await userEvent.click(dialog.getByRole("button", { name: "Zoom in" }));
    await expect(dialog.getByRole("button", { name: "Zoom out" })).toBeVisible();
  },
};

export const OnePicture: Story = { ...overlay, args: { items: itemsOf(["Whole"]) } };

export const MissingFile: Story = {
  tags: ["axe"],
  args: {
    items: [{ id: "none", label: "Whole", picture: { src: null, width: 400, height: 500 } }],
  },
};

export const LongText: Story = {
  args: {
    items: itemsOf([
      "The whole saree with its double arakku border, temple edge and a pallu of eight bars in tested zari",
      "Border",
    ]),
  },
};

/** Arrow keys step through the pictures and move the enlarged one. Closing returns the focus. */
export const FlowKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole("button", { name: "Show pictures" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const { dialog, picture, width, start } = await find();
    await expect(dialog.getByRole("button", { name: "Close" })).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(next());
    await expect(picture()).toHaveAccessibleName("Border");
    await expect(dialog.getByText(/^2 of 4/)).toBeVisible();
    await userEvent.keyboard(previous() + previous());
    await expect(picture()).toHaveAccessibleName("Folded");
    const whole = width();
    await userEvent.keyboard("+");
    await waitFor(() => expect(width()).toBeCloseTo(whole * 2, 0));
    const left = start();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await waitFor(() => expect(start()).toBeLessThanOrEqual(left));
    await expect(picture()).toHaveAccessibleName("Folded");
    await userEvent.keyboard("-");
    await waitFor(() => expect(width()).toBeCloseTo(whole, 0));
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A click enlarges at its place, a drag moves, two fingers pinch, and a swipe shows the next picture. */
export const FlowPointer: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const { dialog, picture, width, start } = await find();
    const { left, top, width: room, height } = picture().getBoundingClientRect();
    const at = (x: number, y: number, pointerId = 1) => ({
      clientX: left + room / 2 + x,
      clientY: top + height / 2 + y,
      pointerId,
      button: 0,
    });
    // A synthetic pointer cannot be captured.
    spyOn(Element.prototype, "setPointerCapture").mockImplementation(() => undefined);
    const whole = width();
    await fireEvent.pointerDown(picture(), at(0, 0));
    await fireEvent.pointerUp(picture(), at(0, 0));
    await waitFor(() => expect(width()).toBeCloseTo(whole * 2, 0));
    const { top: before } = picture().getBoundingClientRect();
    await fireEvent.pointerDown(picture(), at(0, 0));
    await fireEvent.pointerMove(picture(), at(0, -40));
    await fireEvent.pointerUp(picture(), at(0, -40));
    await waitFor(() => expect(picture().getBoundingClientRect().top).toBeCloseTo(before - 40, 0));
    await fireEvent.pointerDown(picture(), at(-100, 0));
    await fireEvent.pointerDown(picture(), at(100, 0, 2));
    await fireEvent.pointerMove(picture(), at(25, 0, 2));
    await fireEvent.pointerUp(picture(), at(25, 0, 2));
    await fireEvent.pointerUp(picture(), at(-100, 0));
    await waitFor(() => expect(width()).toBeCloseTo(whole * 1.25, 0));
    await fireEvent.pointerDown(picture(), at(0, 0));
    await fireEvent.pointerUp(picture(), at(0, 0));
    await waitFor(() => expect(width()).toBeCloseTo(whole, 0));
    const position = start();
    await fireEvent.pointerDown(picture(), at(0, 0));
    await fireEvent.pointerMove(picture(), at(-90 * forward(), 0));
    await fireEvent.pointerUp(picture(), at(-90 * forward(), 0));
    await expect(picture()).toHaveAccessibleName("Border");
    await expect(start()).toBeCloseTo(position, 0);
    await userEvent.click(dialog.getByRole("button", { name: "Folded" }));
    await expect(picture()).toHaveAccessibleName("Folded");
  },
};

export const RightToLeft: Story = {
  ...rightToLeft,
  args: { label: "منجل ریشمی ساڑھی کی تصاویر", items: itemsOf(["سامنے", "کنارہ", "پلو"]) },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const { picture } = await find();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(picture()).toHaveAccessibleName("کنارہ");
  },
};

export const Dark: Story = { ...dark, tags: ["!test"] };

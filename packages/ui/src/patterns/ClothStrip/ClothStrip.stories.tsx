import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Picture } from "../../components/Picture/Picture.tsx";
import { zoom200 } from "../../components/StoryGrid/decorators.tsx";
import { dark, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";
import { clothLengths, pick } from "../samplePictures.fixtures.ts";
import { ClothStrip } from "./ClothStrip.tsx";

const cloth = (index: number) => (
  <Picture src={pick(clothLengths, index)} alt="" width={2520} height={440} />
);

const meta = {
  title: "Product/ClothStrip",
  component: ClothStrip,
  parameters: {
    layout: "padded",
  },
  args: {
    label: "The whole saree, laid flat",
    picture: cloth(0),
    widthM: 1.1,
    parts: [
      { label: "Pallu", detail: "78 cm", lengthM: 0.78 },
      { label: "Body", detail: "Over the shoulder and once round", lengthM: 2.17 },
      { label: "Pleats", detail: "Folded at the front", lengthM: 1.15 },
      { label: "Tucked end", detail: "At the waist", lengthM: 1.4 },
      { label: "Blouse piece", detail: "80 cm, unstitched", lengthM: 0.8 },
    ],
  },
} satisfies Meta<typeof ClothStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };

/** The cloth follows the mouse while its button is pressed. */
export const FlowDrag: Story = {
  play: async ({ canvas }) => {
    const strip = canvas.getByRole("region", { name: "The whole saree, laid flat" });
    await waitFor(() => expect(strip).toHaveAttribute("data-drag", "ready"));
    const sign = getComputedStyle(strip).direction === "rtl" ? -1 : 1;
    /** The mouse after it dragged the cloth by px towards its end. */
    const at = (px: number) => ({ clientX: 300 - px * sign, clientY: 60 });
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: strip, coords: at(0) },
      { target: strip, coords: at(120) },
      { keys: "[/MouseLeft]", target: strip, coords: at(120) },
    ]);
    await expect(strip.scrollLeft).toBe(120 * sign);
    await userEvent.pointer([{ target: strip, coords: at(200) }]);
    await expect(strip.scrollLeft).toBe(120 * sign);
    // The browser scrolls a focused strip with the arrow keys.
    strip.focus();
    await waitFor(() => expect(strip).toHaveFocus());
  },
};

export const OnePart: Story = {
  args: { parts: [{ label: "Length", detail: "2.5 m", lengthM: 2.5 }] },
};

export const NoPicture: Story = {
  args: { picture: <Picture src={null} alt="" width={2520} height={440} /> },
};

export const LongText: Story = {
  args: {
    parts: [
      { label: "Mundhi, the decorated end that falls from the shoulder", lengthM: 0.78 },
      { label: "Body", detail: "Woven with a butti in every third hand's breadth", lengthM: 4.72 },
      { label: "Blouse piece", detail: "80 cm, unstitched, with the border", lengthM: 0.8 },
    ],
  },
};

export const Zoom200: Story = { ...snapshot, decorators: [zoom200] };

export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };

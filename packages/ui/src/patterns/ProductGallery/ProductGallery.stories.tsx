import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { ProductGallery } from "./ProductGallery.tsx";
import { forced, snapshot } from "../../components/StoryGrid/snapshots.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { ZoomInIcon } from "../../icons.ts";

const cloth = (index: number) => (
  <img
    src={pick(clothPictures, index)}
    alt=""
    width={400}
    height={500}
    style={{ inlineSize: "100%", blockSize: "100%", objectFit: "cover" }}
  />
);

const meta = {
  title: "Commerce/ProductGallery",
  component: ProductGallery,
  parameters: {
    states: ["default", "one picture", "more pending", "six pictures", "with zoom"],
    layout: "padded",
  },
  args: {
    label: "Pictures of Manjal silk saree",
    index: 0,
    onIndexChange: fn(),
    items: ["front", "border", "pallu", "drape"].map((label, index) => ({
      id: label,
      label,
      picture: cloth(index + 1),
      thumbnail: cloth(index + 1),
    })),
  },
} satisfies Meta<typeof ProductGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };
/** Arrow keys, Home and End move through the thumbnails. */
export const FlowKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const isMirrored = getComputedStyle(canvasElement).direction === "rtl";
    await userEvent.click(canvas.getByRole("tab", { name: "front" }));
    for (const [key, index, name] of [
      ["ArrowDown", 1, "border"],
      ["ArrowUp", 3, "drape"],
      [isMirrored ? "ArrowLeft" : "ArrowRight", 1, "border"],
      [isMirrored ? "ArrowRight" : "ArrowLeft", 3, "drape"],
      ["Home", 0, "front"],
      ["End", 3, "drape"],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect(args.onIndexChange).toHaveBeenLastCalledWith(index);
      await expect(canvas.getByRole("tab", { name })).toHaveFocus();
    }
  },
};
const viewsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    label: `View ${index + 1}`,
    picture: cloth(index),
    thumbnail: cloth(index),
  }));
export const OnePicture: Story = { args: { items: viewsOf(1) } };
export const MorePending: Story = { args: { items: viewsOf(1), pending: true } };
export const SixPictures: Story = { args: { items: viewsOf(6), index: 3 } };
export const WithZoom: Story = {
  tags: ["axe"],
  args: { zoom: <IconButton variant="onImage" label="Enlarge" icon={<ZoomInIcon />} /> },
};
export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    label: "منجل ریشمی ساڑھی کی تصاویر",
    items: ["سامنے", "کنارہ", "پلو"].map((label, index) => ({
      id: label,
      label,
      picture: cloth(index + 1),
      thumbnail: cloth(index + 1),
    })),
  },
};
export const Dark: Story = { globals: { theme: "dark" }, tags: ["!test"] };
export const ForcedColors: Story = { ...forced, tags: ["!test"] };

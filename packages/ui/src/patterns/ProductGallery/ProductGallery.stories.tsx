import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { ProductGallery } from "./ProductGallery.tsx";

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
  parameters: { layout: "padded" },
  args: {
    label: "Pictures of Manjal silk saree",
    selected: 0,
    onSelect: fn(),
    views: ["front", "border", "pallu", "drape"].map((label, index) => ({
      id: label,
      label,
      picture: cloth(index + 1),
      thumbnail: cloth(index + 1),
    })),
  },
} satisfies Meta<typeof ProductGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Arrow keys walk through the thumbnails. */
export const FlowKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("tab", { name: "front" }));
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onSelect).toHaveBeenLastCalledWith(1);
    await expect(within(canvasElement).getByRole("tab", { name: "border" })).toHaveFocus();
  },
};
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { ProductGallery } from "./ProductGallery.tsx";
import { dark, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";
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
  title: "Product/ProductGallery",
  component: ProductGallery,
  parameters: {
    layout: "padded",
  },
  args: {
    label: "Pictures of Manjal silk saree",
    index: 0,
    onIndexChange: fn(),
    items: ["front", "border", "pallu", "drape"].map((label, index) => ({
      id: label,
      label,
      href: `?picture=${index + 1}`,
      picture: cloth(index + 1),
      thumbnail: cloth(index + 1),
    })),
  },
} satisfies Meta<typeof ProductGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };
/** Thumbnails are links that show their picture in place. */
export const FlowKeyboard: Story = {
  args: { index: undefined },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const link = (name: string) => canvas.getByRole("link", { name });
    await expect(link("front")).toHaveAttribute("aria-current", "true");
    await userEvent.tab();
    await userEvent.tab();
    await expect(link("border")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await expect(link("border")).toHaveAttribute("aria-current", "true");
    await expect(link("front")).toHaveAttribute("aria-current", "false");
    await expect(link("border")).toHaveFocus();
  },
};
const viewsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    label: `View ${index + 1}`,
    href: `?picture=${index + 1}`,
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
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };

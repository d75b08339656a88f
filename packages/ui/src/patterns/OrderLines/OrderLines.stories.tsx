import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Picture } from "../../components/Picture/Picture.tsx";
import { zoom200 } from "../../components/StoryGrid/decorators.tsx";
import { dark, overlay, rightToLeft } from "../../components/StoryGrid/snapshots.ts";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { OrderLines } from "./OrderLines.tsx";

/** Of another shape than its frame, as photographs of other shops are. */
const cloth = (index: number) => (
  <Picture src={pick(clothPictures, index)} alt="" width={600} height={400} />
);
const onOpen = fn();

const meta = {
  title: "Cart & orders/OrderLines",
  component: OrderLines,
  parameters: {
    layout: "padded",
  },
  args: {
    title: "Order summary",
    items: [
      {
        id: "1",
        name: "Manjal silk saree",
        detail: "Arakku maroon · 2",
        price: "₹24,960",
        picture: cloth(2),
        preview: { label: "Show Manjal silk saree larger", onOpen },
      },
      {
        id: "2",
        name: "Raw silk kurti",
        detail: "Peacock · 1",
        price: "₹2,890",
        picture: cloth(1),
      },
    ],
    total: "₹27,850",
  },
} satisfies Meta<typeof OrderLines>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Open from 1280 px, closed below. */
export const Default: Story = { ...overlay, tags: ["axe"] };
export const Nothing: Story = { args: { items: [], total: "₹0", emptyText: "Your cart is empty" } };
export const LongText: Story = {
  args: {
    items: [
      {
        id: "1",
        name: "Handwoven Kanchipuram silk saree in arakku maroon with a zari temple border and a contrast pallu of eight bars",
        detail: "Arakku maroon with manjal · 12",
        price: "₹1,49,76,000",
        picture: cloth(2),
      },
    ],
    total: "₹1,49,76,000",
  },
};
export const Zoom200: Story = { decorators: [zoom200] };

/** Opens where the lines are closed at first. The preview opens from the picture. */
export const FlowOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const head = canvasElement.querySelector("summary");
    if (head) await userEvent.click(head);
    await expect(canvas.getByText("Manjal silk saree")).toBeVisible();
    for (const picture of canvasElement.querySelectorAll("span[data-state]"))
      await expect(picture.clientHeight).toBe(picture.parentElement?.clientHeight);
    await userEvent.click(canvas.getByRole("button", { name: "Show Manjal silk saree larger" }));
    await expect(onOpen).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { ...Default, ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...Default, ...dark, tags: ["!test"] };

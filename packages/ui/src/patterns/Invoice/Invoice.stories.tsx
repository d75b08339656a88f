import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Picture } from "../../components/Picture/Picture.tsx";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { Invoice } from "./Invoice.tsx";
import { printed } from "../../components/StoryGrid/decorators.tsx";
import { dark, rightToLeft, single, snapshot } from "../../components/StoryGrid/snapshots.ts";

const meta = {
  title: "Cart & orders/Invoice",
  component: Invoice,
  parameters: {
    layout: "padded",
  },
  args: {
    title: "Invoice",
    shop: "Store, Coimbatore, India",
    number: { label: "Number", value: "PL-2026-000501" },
    date: { label: "Date", value: "15 January 2026", dateTime: "2026-01-15" },
    customer: {
      label: "Billed to",
      name: "Asha Rao",
      lines: ["12 Oppanakara Street", "Coimbatore 641001", "9876543210"],
    },
    columns: { product: "Product", quantity: "Quantity", unitPrice: "Unit Price", total: "Total" },
    lines: [
      {
        id: "1",
        name: "Manjal silk saree with arakku temple border",
        variant: "Arakku maroon",
        quantity: 2,
        unitPrice: "₹12,480",
        total: "₹24,960",
      },
      {
        id: "2",
        name: "Raw silk kurti",
        variant: "Peacock",
        quantity: 1,
        unitPrice: "₹2,890",
        total: "₹2,890",
      },
    ],
    amounts: [
      { label: "Sub Total", amount: "₹27,850" },
      { label: "Discount (DIWALI10)", amount: "−₹500" },
    ],
    total: { label: "Grand Total", amount: "₹27,350" },
  },
} satisfies Meta<typeof Invoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };
export const WithPictures: Story = {
  tags: ["axe"],
  args: {
    lines: meta.args.lines.map((line, index) => ({
      ...line,
      picture: (
        <Picture src={pick(clothPictures, index)} alt="" width={400} height={500} sizes="40px" />
      ),
    })),
  },
};
export const WidePictures: Story = {
  args: {
    lines: meta.args.lines.map((line, index) => ({
      ...line,
      picture: <Picture src={pick(clothPictures, index)} alt="" width={600} height={400} />,
    })),
  },
  play: async ({ canvasElement }) => {
    for (const picture of canvasElement.querySelectorAll("span[data-state]"))
      await expect([picture.clientWidth, picture.clientHeight]).toEqual([40, 50]);
  },
};
export const WithoutCoupon: Story = {
  args: { amounts: [], total: { label: "Grand Total", amount: "₹27,850" } },
};
export const Dollars: Story = {
  ...single,
  args: {
    lines: [
      {
        id: "1",
        name: "Raw silk kurti",
        variant: "Peacock",
        quantity: 1,
        unitPrice: "$34.68",
        total: "$34.68",
      },
    ],
    amounts: [],
    total: { label: "Grand Total", amount: "$34.68" },
  },
};
export const TwentyLines: Story = {
  args: {
    lines: Array.from({ length: 20 }, (_, index) => ({
      id: String(index),
      name: `Weave number ${index + 1}`,
      variant: "Peacock",
      quantity: index + 1,
      unitPrice: "₹100",
      total: `₹${(index + 1) * 100}`,
    })),
  },
};
export const UnitPriceOfNothing: Story = {
  args: {
    lines: [
      { id: "1", name: "Gift wrap", variant: "Muslin", quantity: 0, unitPrice: "₹0", total: "₹0" },
    ],
    amounts: [],
    total: { label: "Grand Total", amount: "₹0" },
  },
};
/** Print styles on screen: no border and black text in every theme. */
export const Print: Story = { ...single, decorators: [printed] };
export const LongText: Story = {
  args: {
    customer: {
      label: "Billed to",
      name: "Venkatasubramaniam Ramachandran Iyer and Sons",
      lines: [
        "Old number 124, new number 318, second floor, Oppanakara Street, behind the temple tank",
        "Coimbatore 641001",
      ],
    },
    lines: [
      {
        id: "1",
        name: "Handwoven Kanchipuram silk saree in arakku maroon with a zari temple border and a contrast pallu of eight bars",
        variant: "Arakku maroon with manjal",
        quantity: 12,
        unitPrice: "₹12,48,000",
        total: "₹1,49,76,000",
      },
    ],
  },
};
export const RightToLeft: Story = { ...rightToLeft, tags: ["!test"] };

export const Dark: Story = { ...dark, tags: ["!test"] };

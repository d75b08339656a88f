import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { FaqGroups } from "./FaqGroups.tsx";
import { dark, forced, sheet } from "../../components/StateSheet/pictures.ts";

const meta = {
  title: "Sections/FaqGroups",
  component: FaqGroups,
  parameters: {
    states: ["default", "narrow"],
    layout: "padded",
  },
  args: {
    defaultOpen: "when",
    groups: [
      {
        id: "for-shipping",
        title: "For Shipping",
        motif: "parcel",
        items: [
          { id: "when", title: "When will it come?", content: "Within three working days." },
          { id: "abroad", title: "Do you send abroad?", content: "Not yet." },
        ],
      },
      {
        id: "product-return",
        title: "Product Return",
        motif: "cloth",
        items: [{ id: "back", title: "Can I send it back?", content: "Within seven days." }],
      },
    ],
  },
} satisfies Meta<typeof FaqGroups>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = sheet;
export const Narrow: Story = { globals: { viewport: { value: "360" } } };
export const FlowOneOpenAcrossGroups: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByRole("button", { name: "When will it come?" });
    const other = canvas.getByRole("button", { name: "Can I send it back?" });
    await expect(first).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(other);
    await expect(other).toHaveAttribute("aria-expanded", "true");
    await expect(first).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(other);
    await expect(other).toHaveAttribute("aria-expanded", "false");
  },
};
export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    defaultOpen: "when",
    groups: [
      {
        id: "for-shipping",
        title: "ترسیل",
        motif: "parcel",
        items: [
          { id: "when", title: "پارسل کب پہنچے گا؟", content: "تین دن کے اندر۔" },
          { id: "abroad", title: "کیا آپ باہر بھیجتے ہیں؟", content: "ابھی نہیں۔" },
        ],
      },
    ],
  },
};
export const Dark: Story = { ...Default, ...dark };
export const ForcedColors: Story = { ...Default, ...forced, tags: ["!test"] };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { HeadsetIcon, LockIcon, ShieldIcon, TruckIcon, UndoIcon } from "../../icons.ts";
import { ServiceStrip } from "./ServiceStrip.tsx";
import { forced, sheet } from "../../components/StateSheet/pictures.ts";

const meta = {
  title: "Sections/ServiceStrip",
  component: ServiceStrip,
  parameters: {
    states: ["default", "two", "long text"],
    layout: "padded",
  },
  args: {
    label: "Our services",
    entries: [
      {
        title: "Free Shipping",
        text: "On every order within India",
        picture: <TruckIcon size={32} />,
      },
      {
        title: "Easy to Return",
        text: "Seven days to think it over",
        picture: <UndoIcon size={32} />,
      },
      {
        title: "Secure Payment",
        text: "Cards, UPI and cash on delivery",
        picture: <LockIcon size={32} />,
      },
      {
        title: "Customer Support",
        text: "A person answers, six days a week",
        picture: <HeadsetIcon size={32} />,
      },
      {
        title: "Product QC Team",
        text: "Every piece checked by hand",
        picture: <ShieldIcon size={32} />,
      },
    ],
  },
} satisfies Meta<typeof ServiceStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = sheet;
export const Two: Story = {
  args: {
    entries: [
      { title: "Free Shipping", text: "On every order", picture: <TruckIcon size={32} /> },
      { title: "Easy to Return", text: "Seven days", picture: <UndoIcon size={32} /> },
    ],
  },
};
export const LongText: Story = {
  args: {
    entries: [
      {
        title: "Free shipping to every place that has a pin code",
        text: "Within India on every order, by road or by air, whichever is the first to leave Coimbatore",
        picture: <TruckIcon size={32} />,
      },
      { title: "Secure Payment", text: "Cards and UPI", picture: <LockIcon size={32} /> },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    label: "ہماری خدمات",
    entries: [
      { title: "مفت ترسیل", text: "پورے بھارت میں", picture: <TruckIcon size={32} /> },
      { title: "آسان واپسی", text: "سات دن کے اندر", picture: <UndoIcon size={32} /> },
      { title: "محفوظ ادائیگی", text: "کارڈ اور یو پی آئی", picture: <LockIcon size={32} /> },
    ],
  },
};
export const Dark: Story = { globals: { theme: "dark" } };
export const ForcedColors: Story = { ...forced, tags: ["!test"] };

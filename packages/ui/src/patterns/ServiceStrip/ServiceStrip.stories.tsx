import type { Meta, StoryObj } from "@storybook/react-vite";
import { HeadsetIcon, LockIcon, ShieldIcon, TruckIcon, UndoIcon } from "../../icons.ts";
import { ServiceStrip } from "./ServiceStrip.tsx";

const meta = {
  title: "Sections/ServiceStrip",
  component: ServiceStrip,
  parameters: { layout: "padded" },
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

export const Default: Story = {};
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };

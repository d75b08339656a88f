import type { Meta, StoryObj } from "@storybook/react-vite";
import { ClientGrid } from "./ClientGrid.tsx";
import { sheet } from "../../components/StateSheet/pictures.ts";
import { fits } from "../../components/StateSheet/fits.ts";

const meta = {
  title: "Sections/ClientGrid",
  component: ClientGrid,
  parameters: {
    states: ["default", "all devices", "narrow", "long text"],
    layout: "padded",
  },
  args: {
    label: "Our clients",
    clients: [
      { name: "Kurinji Stays", device: "hill", layout: "above", face: "display", text: "Throws" },
      { name: "Palar Players", device: "mask", layout: "beside", face: "ui", text: "Costumes" },
      { name: "Seven Wells", device: "well", layout: "framed", face: "display", text: "Banners" },
      { name: "Lantern Press", device: "lamp", layout: "ruled", face: "ui", text: "Book cloth" },
    ],
  },
} satisfies Meta<typeof ClientGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllDevices: Story = {
  ...sheet,
  args: {
    clients: (
      [
        "hill",
        "mask",
        "pod",
        "well",
        "banyan",
        "reel",
        "garland",
        "boat",
        "lamp",
        "petal",
        "pot",
        "arch",
      ] as const
    ).map((device) => ({ name: device, device, layout: "above", face: "display" })),
  },
};
export const Narrow: Story = { globals: { viewport: { value: "360" } } };
export const LongText: Story = {
  globals: { viewport: { value: "360" } },
  args: {
    clients: [
      {
        name: "The Handloom Weavers' Cooperative Society of Arani",
        device: "well",
        layout: "framed",
        face: "display",
        text: "Throws, bolsters and curtains for a hundred and eleven rooms 🪔",
      },
      { name: "Kanchipurapattupudavaikalanjiyam", device: "lamp", layout: "beside", face: "ui" },
    ],
  },
  play: fits,
};
export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    label: "ہمارے گاہک",
    clients: [
      { name: "چراغ", device: "lamp", layout: "beside", face: "ui", text: "پردے اور میزپوش" },
      { name: "Kurinji Stays", device: "hill", layout: "framed", face: "display", text: "چادریں" },
    ],
  },
};
export const Dark: Story = { ...AllDevices, globals: { theme: "dark" } };

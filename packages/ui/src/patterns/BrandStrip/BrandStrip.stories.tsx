import type { Meta, StoryObj } from "@storybook/react-vite";
import { SectionHeader } from "../SectionHeader/SectionHeader.tsx";
import { BrandMark, BrandStrip } from "./BrandStrip.tsx";
import type { BrandDevice } from "./BrandStrip.tsx";

const names: readonly (readonly [string, BrandDevice, "display" | "ui"])[] = [
  ["Tharai", "loom", "display"],
  ["Ambal", "lotus", "display"],
  ["Madras Check", "check", "ui"],
  ["Noyyal", "wave", "display"],
  ["Vinmeen", "star", "ui"],
  ["Thinnai", "arch", "display"],
  ["Kaithari", "loom", "ui"],
];

const brands = names.map(([name, device, face]) => ({
  name,
  light: <BrandMark name={name} device={device} face={face} />,
  dark: <BrandMark name={name} device={device} face={face} ground="dark" />,
}));

const meta = {
  title: "Sections/BrandStrip",
  component: BrandStrip,
  parameters: { layout: "padded" },
  args: {
    label: "Top Brands",
    header: (
      <SectionHeader
        flush
        title="Top Brands"
        text="Discover the finest collections from top furniture brands."
      />
    ),
    brands,
    autoplayMs: 5000,
    moveMs: 2000,
  },
} satisfies Meta<typeof BrandStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const Dark: Story = { globals: { theme: "dark" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { SectionHeader } from "../SectionHeader/SectionHeader.tsx";
import { BrandMark, BrandStrip } from "./BrandStrip.tsx";
import type { BrandDevice } from "./BrandStrip.tsx";
import { forced, sheet } from "../../components/StateSheet/pictures.ts";
import { fits } from "../../components/StateSheet/fits.ts";

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
  parameters: {
    states: ["default", "few", "long text"],
    layout: "padded",
  },
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

export const Default: Story = sheet;
/** As many as fit stand still. */
export const Few: Story = { args: { brands: brands.slice(0, 3) } };
export const LongText: Story = {
  globals: { viewport: { value: "360" } },
  args: {
    brands: [
      { name: "Kanchipurapattupudavaikalanjiyam" },
      { name: "The Handloom Weavers' Cooperative Society of Arani and Thirubuvanam" },
      { name: "விண்மீன் கைத்தறி 🪔" },
    ].map(({ name }) => ({
      name,
      light: <BrandMark name={name} device="loom" />,
      dark: <BrandMark name={name} device="loom" ground="dark" />,
    })),
  },
  play: fits,
};
export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: {
    label: "مشہور برانڈ",
    header: <SectionHeader flush title="مشہور برانڈ" text="ہماری پسند کے کارخانے۔" />,
  },
};
export const Dark: Story = { globals: { theme: "dark" } };
export const ForcedColors: Story = { ...forced, tags: ["!test"] };

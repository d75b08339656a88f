import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtiField, SelvedgeLine, TempleEdge, ZariRule } from "./Textile.tsx";
import { dark, rightToLeft } from "../../components/StoryGrid/snapshots.ts";

const meta = {
  title: "Foundations/Textile ornaments",
  tags: ["!autodocs"],
  component: SelvedgeLine,
  subcomponents: {
    ButtiField: ButtiField as never,
    TempleEdge: TempleEdge as never,
    ZariRule: ZariRule as never,
  },
  parameters: {
    layout: "padded",
  },
} satisfies Meta<typeof SelvedgeLine>;

export default meta;
type Story = StoryObj<typeof meta>;

const block = {
  position: "relative",
  blockSize: 120,
  backgroundColor: "var(--pl-color-brand)",
} as const;

/** Ornaments between saturated blocks and the light body; hidden in forced colours. */
export const Default: Story = {
  tags: ["axe"],
  render: () => (
    <div style={{ display: "grid", gap: 40 }}>
      <SelvedgeLine />
      <ZariRule />
      <div>
        <TempleEdge />
        <div style={block} />
        <TempleEdge edge="end" />
      </div>
      <div style={{ ...block, backgroundColor: "transparent" }}>
        <ButtiField clear />
      </div>
    </div>
  ),
};

export const RightToLeft: Story = { ...Default, ...rightToLeft };

export const Dark: Story = { ...Default, ...dark, tags: ["!test"] };

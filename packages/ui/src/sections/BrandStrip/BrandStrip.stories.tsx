import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { SectionHeader } from "../../patterns/SectionHeader/SectionHeader.tsx";
import { sampleLogo } from "../../patterns/samplePictures.fixtures.ts";
import { BrandLogo, BrandStrip } from "./BrandStrip.tsx";
import { dark, forced, rightToLeft, snapshot } from "../../components/StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";

const names = [
  "Tharai",
  "Ambal",
  "Madras Check",
  "Noyyal",
  "Vinmeen",
  "Thinnai",
  "Kaithari",
] as const;
const brands = names.map((name) => ({ name, ...sampleLogo(name) }));

const meta = {
  title: "Page sections/Home/BrandStrip",
  component: BrandStrip,
  subcomponents: { BrandLogo: BrandLogo as never },
  parameters: {
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
    items: brands,
    autoplayMs: 5000,
    moveMs: 2000,
  },
} satisfies Meta<typeof BrandStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...snapshot, tags: ["axe"] };
/** No movement if all logos fit. */
export const Few: Story = { args: { items: brands.slice(0, 3) } };
/** Logos outside of a carousel. */
export const Logos: Story = {
  tags: ["axe"],
  ...snapshot,
  render: () => (
    <StoryGrid>
      {brands.slice(0, 4).map((brand) => (
        <StoryCell key={brand.name} name={brand.name}>
          <div style={{ inlineSize: 180 }}>
            <BrandLogo {...brand} />
          </div>
        </StoryCell>
      ))}
      <StoryCell name="missing file">
        <div style={{ inlineSize: 180 }}>
          <BrandLogo name="Kaithari" light="data:," dark="data:," />
        </div>
      </StoryCell>
    </StoryGrid>
  ),
};
export const FlowOneOfTwo: Story = {
  ...Logos,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("img", { name: "Tharai" })).toHaveLength(1);
  },
};
export const RightToLeft: Story = { ...Logos, ...rightToLeft, tags: ["!test"] };
export const Dark: Story = { ...Logos, ...dark, tags: ["!test"] };

export const ForcedColors: Story = { ...forced, tags: ["!test"] };

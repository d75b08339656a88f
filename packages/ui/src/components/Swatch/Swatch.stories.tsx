import type { Meta, StoryObj } from "@storybook/react-vite";
import { Swatch } from "./Swatch.tsx";
import { SwatchLinks } from "./SwatchLinks.tsx";
import { dark, forced, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const colours = ["#6e1227", "#025365", "#e0b861", "#fdfcfa", "#0b0b0d", "#5b7f3a", "#3c2a6b"];
const linksOf = (count: number) =>
  colours.slice(0, count).map((colour, at) => ({
    label: `Colour ${at + 1}`,
    href: `#${at}`,
    colour,
    soldOut: at === 1,
  }));

const meta: Meta<typeof Swatch> = {
  title: "Text & media/Swatch",
  component: Swatch,
  subcomponents: { SwatchLinks: SwatchLinks as never },
  args: { colour: "#6e1227", label: "Arakku" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      {["#6e1227", "#025365", "#e0b861", "#fdfcfa", "#0b0b0d"].map((colour) => (
        <StoryCell key={colour} name={colour}>
          <Swatch colour={colour} size="medium" />
        </StoryCell>
      ))}
      <StoryCell name="small">
        <Swatch colour="#025365" />
      </StoryCell>
      <StoryCell name="sold out">
        <Swatch colour="#e0b861" size="medium" soldOut />
      </StoryCell>
      <StoryCell name="links">
        <SwatchLinks items={linksOf(3)} activeHref="#0" />
      </StoryCell>
      <StoryCell name="more links than fit">
        <SwatchLinks items={linksOf(7)} activeHref="#2" />
      </StoryCell>
    </StoryGrid>
  ),
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

export const RightToLeft: Story = { ...States, ...rightToLeft, tags: ["!test"] };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };

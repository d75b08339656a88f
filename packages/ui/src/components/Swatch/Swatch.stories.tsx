import type { Meta, StoryObj } from "@storybook/react-vite";
import { Swatch } from "./Swatch.tsx";
import { dark, forced, rightToLeft, sheet } from "../StateSheet/pictures.ts";
import { StateCell, StateSheet } from "../StateSheet/StateSheet.tsx";

const meta: Meta<typeof Swatch> = {
  title: "Primitives/Swatch",
  component: Swatch,
  args: { colour: "#6e1227", label: "Arakku" },
  parameters: { states: ["small", "sold out"] },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  ...sheet,
  render: () => (
    <StateSheet>
      {["#6e1227", "#025365", "#e0b861", "#fdfcfa", "#0b0b0d"].map((colour) => (
        <StateCell key={colour} name={colour}>
          <Swatch colour={colour} size="medium" />
        </StateCell>
      ))}
      <StateCell name="small">
        <Swatch colour="#025365" />
      </StateCell>
      <StateCell name="sold out">
        <Swatch colour="#e0b861" size="medium" soldOut />
      </StateCell>
    </StateSheet>
  ),
};

export const Dark: Story = { ...States, ...dark };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };
export const RightToLeft: Story = { ...States, ...rightToLeft };

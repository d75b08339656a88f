import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Price, priceSizes } from "./Price.tsx";
import { dark, forced, sheet } from "../StateSheet/pictures.ts";
import { StateCell, StateSheet } from "../StateSheet/StateSheet.tsx";

const meta: Meta<typeof Price> = {
  title: "Primitives/Price",
  component: Price,
  args: { offer: "₹12,480", list: "₹15,600", saving: "20% off" },
  parameters: {
    states: [
      "card, offer only",
      "card, offer and list",
      "page, offer and list",
      "line, offer and list",
      "range",
      "dollars",
      "lakh grouping",
      "nothing",
      "passed through",
    ],
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  ...sheet,
  render: () => (
    <StateSheet>
      {priceSizes.map((size) => (
        <StateCell key={size} name={`${size}, offer and list`}>
          <Price size={size} offer="₹12,480" list="₹15,600" saving="20% off" />
        </StateCell>
      ))}
      {priceSizes.map((size) => (
        <StateCell key={size} name={`${size}, offer only`}>
          <Price size={size} offer="₹2,450" />
        </StateCell>
      ))}
      <StateCell name="range">
        <Price offer="₹900 - ₹1,200" />
      </StateCell>
      <StateCell name="dollars">
        <Price offer="$149.76" list="$187.20" saving="20% off" />
      </StateCell>
      <StateCell name="lakh grouping">
        <Price offer="₹1,24,800" />
      </StateCell>
      <StateCell name="nothing">
        <Price offer="₹0" />
      </StateCell>
      <StateCell name="passed through">
        <Price offer="On request" />
      </StateCell>
    </StateSheet>
  ),
};

export const LongText: Story = {
  args: {
    offer: "₹1,24,800.00 - ₹12,48,000.00",
    list: "₹15,60,000.00",
    saving: "20% off until the end of the month",
  },
};

export const RightToLeft: Story = {
  globals: { dir: "rtl" },
  args: { offer: "₹12,480", list: "₹15,600", saving: "20% رعایت" },
};

export const FlowBothPricesAreNamed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("insertion")).toHaveTextContent("Offer price ₹12,480");
    await expect(canvas.getByRole("deletion")).toHaveTextContent("List price ₹15,600");
  },
};

export const Dark: Story = { ...States, ...dark };

export const ForcedColors: Story = { ...States, ...forced, tags: ["!test"] };

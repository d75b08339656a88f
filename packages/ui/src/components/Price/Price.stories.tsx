import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Price, priceSizes } from "./Price.tsx";
import { dark, gridSnapshot, rightToLeft } from "../StoryGrid/snapshots.ts";
import { StoryCell, StoryGrid } from "../StoryGrid/StoryGrid.tsx";

const meta: Meta<typeof Price> = {
  title: "Product/Price",
  component: Price,
  args: { offer: "₹12,480", list: "₹15,600", saving: "20% off" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid>
      {priceSizes.map((size) => (
        <StoryCell key={size} name={`${size}, offer and list`}>
          <Price size={size} offer="₹12,480" list="₹15,600" saving="20% off" />
        </StoryCell>
      ))}
      {priceSizes.map((size) => (
        <StoryCell key={size} name={`${size}, offer only`}>
          <Price size={size} offer="₹2,450" />
        </StoryCell>
      ))}
      <StoryCell name="range">
        <Price offer="₹900 - ₹1,200" />
      </StoryCell>
      <StoryCell name="lowest of several">
        <Price from offer="₹900" />
      </StoryCell>
      <StoryCell name="lowest of several, offer and list">
        <Price from size="large" offer="₹900" list="₹1,200" saving="25% off" />
      </StoryCell>
      <StoryCell name="dollars">
        <Price offer="$149.76" list="$187.20" saving="20% off" />
      </StoryCell>
      <StoryCell name="lakh grouping">
        <Price offer="₹1,24,800" />
      </StoryCell>
      <StoryCell name="nothing">
        <Price offer="₹0" />
      </StoryCell>
      <StoryCell name="passed through">
        <Price offer="On request" />
      </StoryCell>
    </StoryGrid>
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
  ...rightToLeft,
  args: { offer: "₹12,480", list: "₹15,600", saving: "20% رعایت" },
};

export const FlowPricesHaveNames: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("insertion")).toHaveTextContent("Offer price ₹12,480");
    await expect(canvas.getByRole("deletion")).toHaveTextContent("List price ₹15,600");
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/Button/Button.tsx";
import { QuantityStepper } from "../../components/QuantityStepper/QuantityStepper.tsx";
import { Price } from "../../components/Price/Price.tsx";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { BuyActions, BuyBox, ProductLayout } from "./ProductLayout.tsx";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { zoom200 } from "../../components/StoryGrid/decorators.tsx";
import { Notice } from "../../components/Notice/Notice.tsx";
import { dark, gridSnapshot, rightToLeft } from "../../components/StoryGrid/snapshots.ts";

const meta = {
  title: "Product/BuyBox",
  component: BuyBox,
  subcomponents: { BuyActions: BuyActions as never, ProductLayout: ProductLayout as never },
  parameters: {
    layout: "padded",
  },
  args: {
    category: "Pure Silk Sarees",
    title: "Manjal silk saree with arakku temple border",
    price: <Price size="large" offer="₹12,480" list="₹15,600" saving="20% off" />,
    description: "Mulberry silk, woven in Kanchipuram in nine days.",
    actions: <Button>Add to Cart</Button>,
    facts: [
      { label: "Brand", value: "Pallu Loom" },
      { label: "Material", value: "Mulberry silk" },
    ],
  },
} satisfies Meta<typeof BuyBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Gallery beside the buy box. On phones the buy button sticks to the bottom. */
export const WholePage: Story = {
  tags: ["axe"],
  args: {
    actions: (
      <BuyActions
        quantity={<QuantityStepper label="Quantity" defaultValue={1} />}
        price="₹12,480"
        more={<Button variant="secondary">Add to wishlist</Button>}
      >
        <Button fullWidth>Add to Cart</Button>
      </BuyActions>
    ),
  },
  render: (args) => (
    <ProductLayout
      gallery={
        <img
          src={pick(clothPictures, 2)}
          alt=""
          width={800}
          height={1000}
          style={{ inlineSize: "100%", blockSize: "auto" }}
        />
      }
    >
      <BuyBox {...args} />
    </ProductLayout>
  ),
};
export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: (args) => (
    <StoryGrid>
      <StoryCell name="in stock">
        <BuyBox {...args} />
      </StoryCell>
      <StoryCell name="sold out">
        <BuyBox {...args} actions={<Button disabled>Out of Stock</Button>} />
      </StoryCell>
      <StoryCell name="low">
        <BuyBox
          {...args}
          actions={
            <>
              <Notice tone="warning" live={false}>
                Only 2 items available in stock
              </Notice>
              <Button>Add to Cart</Button>
            </>
          }
        />
      </StoryCell>
      <StoryCell name="adding">
        <BuyBox
          {...args}
          actions={
            <Button busy busyText="Adding...">
              Add to Cart
            </Button>
          }
        />
      </StoryCell>
      <StoryCell name="added">
        <BuyBox {...args} actions={<Button variant="secondary">Added</Button>} />
      </StoryCell>
    </StoryGrid>
  ),
};
export const LongText: Story = {
  args: {
    title:
      "Handwoven Kanchipuram silk saree in arakku maroon with a zari temple border and a contrast pallu of eight bars",
    description: "Mulberry silk, woven in Kanchipuram in nine days by two people. ".repeat(12),
  },
};
export const Zoom200: Story = { decorators: [zoom200] };
export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    category: "خالص ریشم",
    title: "منجل ریشمی ساڑھی، سرخ کنارے کے ساتھ",
    description: "کانچی پورم میں نو دن میں بُنی گئی۔",
    actions: <Button>بیگ میں ڈالیں</Button>,
    facts: [{ label: "مواد", value: "شہتوت کا ریشم" }],
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };

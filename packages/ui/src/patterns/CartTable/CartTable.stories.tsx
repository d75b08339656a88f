import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { Picture } from "../../components/Picture/Picture.tsx";
import { QuantityStepper } from "../../components/QuantityStepper/QuantityStepper.tsx";
import { clothPictures, pick } from "../samplePictures.fixtures.ts";
import { CartLine, CartTable } from "./CartTable.tsx";
import { StoryCell, StoryGrid } from "../../components/StoryGrid/StoryGrid.tsx";
import { zoom200 } from "../../components/StoryGrid/decorators.tsx";
import { dark, gridSnapshot, overlay, rightToLeft } from "../../components/StoryGrid/snapshots.ts";

/** Of another shape than its frame, as photographs of other shops are. */
const cloth = (index: number) => (
  <Picture src={pick(clothPictures, index)} alt="" width={600} height={400} />
);

const line = (name: string, index: number, updating = false) => (
  <CartLine
    key={name}
    name={name}
    href="#product"
    category="Pure Silk Sarees"
    picture={cloth(index)}
    colour={{ value: "#7c1630", name: "Arakku maroon" }}
    price="₹12,480"
    total="₹24,960"
    quantity={
      <QuantityStepper
        label={`Quantity of ${name}`}
        labels={{ decrease: "One less", increase: "One more" }}

        value={2}
        onChange={fn()}
      />
    }
    updating={updating}
    onRemove={fn()}
  />
);

const meta = {
  title: "Cart & orders/CartTable",
  component: CartTable,
  subcomponents: { CartLine: CartLine as never },
  parameters: {
    layout: "padded",
  },
  args: {
    children: [line("Manjal silk saree with arakku temple border", 2), line("Rani mango butti", 0)],
  },
} satisfies Meta<typeof CartTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const stepper = (name: string, status: string, max?: number) => (
  <QuantityStepper
    label={`Quantity of ${name}`}
    labels={{ decrease: "One less", increase: "One more" }}

    value={3}
    max={max}
    status={status}
    onChange={fn()}
  />
);
const base = {
  name: "Rani mango butti",
  href: "#product",
  category: "Pure Silk Sarees",
  price: "₹12,480",
  total: "₹37,440",
  onRemove: fn(),
};

export const States: Story = {
  tags: ["axe"],
  ...gridSnapshot,
  render: () => (
    <StoryGrid wide>
      <StoryCell name="lines">
        <CartTable>{[line("Manjal silk saree", 2), line("Rani mango butti", 0)]}</CartTable>
      </StoryCell>
      <StoryCell name="updating">
        <CartTable>{line("Rani mango butti", 0, true)}</CartTable>
      </StoryCell>
      <StoryCell name="at the limit">
        <CartTable>
          <CartLine
            {...base}
            picture={cloth(3)}
            quantity={stepper(base.name, "Only 3 items available in stock", 3)}
          />
        </CartTable>
      </StoryCell>
      <StoryCell name="no stock figure">
        <CartTable>
          <CartLine
            {...base}
            picture={cloth(4)}
            quantity={stepper(base.name, "Stock information not available")}
          />
        </CartTable>
      </StoryCell>
      <StoryCell name="no picture">
        <CartTable>
          <CartLine {...base} quantity={stepper(base.name, "", 9)} />
        </CartTable>
      </StoryCell>
    </StoryGrid>
  ),
};
export const OneLine: Story = { args: { children: line("Rani mango butti", 0) } };
export const LongText: Story = {
  args: {
    children: line(
      "Handwoven Kanchipuram silk saree in arakku maroon with a zari temple border and a contrast pallu of eight bars",
      2,
    ),
  },
};
export const Zoom200: Story = {
  decorators: [zoom200],
  globals: { viewport: { value: "w768" } },
  play: async ({ canvas, canvasElement }) => {
    for (const picture of canvasElement.querySelectorAll("span[data-state]"))
      await expect(picture.clientHeight).toBe(picture.parentElement?.clientHeight);
    const name = canvas.getByRole("link", { name: "Rani mango butti" }).getBoundingClientRect();
    const row = canvas.getByRole("row", { name: /Rani mango butti/ });
    const price = within(row).getAllByText(/₹/)[0]?.getBoundingClientRect();
    await expect(price?.top).toBeGreaterThanOrEqual(name.bottom);
  },
};
export const Narrow: Story = { ...overlay, globals: { viewport: { value: "w360" } } };
export const Updating: Story = { args: { children: line("Rani mango butti", 0, true) } };
export const RightToLeft: Story = {
  ...rightToLeft,
  args: {
    labels: {
      caption: "بیگ",
      product: "مصنوعات",
      price: "قیمت",
      quantity: "تعداد",
      total: "کل",
      remove: "ہٹائیں",
    },
    children: line("منجل ریشمی ساڑھی", 2),
  },
};

export const Dark: Story = { ...States, ...dark, tags: ["!test"] };
